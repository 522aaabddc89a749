/** The titles' colours and the sides of their boxes: each title has its own, in its board. They come with the first
 * load, after the tokens and before what all pages share: covers, setup and rules wear them too. */
import.meta.glob("../../../src/stammtisch/games/*/board/{box,colours}.css", { eager: true });
