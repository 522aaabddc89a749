/** The time as far as people are told of it: it steps on every few seconds. */
const STEP = 5000;

class Now {
  seconds = $state(Math.floor(Date.now() / 1000));

  constructor() {
    setInterval(() => (this.seconds = Math.floor(Date.now() / 1000)), STEP);
  }
}

export const now = new Now();
