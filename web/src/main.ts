import "@fontsource/alegreya/latin-500-italic.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-800.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./art/tokens.css";
import "./art/scale.css";
import "./art/titles";
import "./art/base.css";

import { mount } from "svelte";

import "./lib/room.svelte";
import App from "./App.svelte";
import { watchHands } from "./lib/hands";

watchHands();
const place = document.getElementById("app");
if (place) mount(App, { target: place });
// a browser that cannot keep anything is no reason not to play
if (import.meta.env.PROD)
  addEventListener("load", () => {
    void import("./lib/offline").then(({ standBy }) => standBy()).catch(() => null);
  });
