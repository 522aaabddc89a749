/** The board alone, with scenes from real matches:
 * board.html?title=histrio&seats=4&kind=court_choice&n=2&pick=1&tab=me&night&frame=7 */
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/800.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "../src/art/tokens.css";
import "../src/art/titles";
import "../src/art/base.css";

import { mount } from "svelte";

import icons from "../src/art/icons.svg?raw";
import Harness from "./Harness.svelte";

const sprite = document.createElement("div");
sprite.className = "sprite";
sprite.innerHTML = icons;
document.body.append(sprite);
const place = document.getElementById("app");
if (place) mount(Harness, { target: place });
