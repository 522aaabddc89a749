/** The sounds themselves, made of tones and noise: a card slides, a die rattles, a coin rings. */
import type { Sound } from "./sound";

/** A tone: pitch in hertz, when it begins, how long it rings (seconds), how loud it is beside the others. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
}
/** Noise through a filter: where it begins, how long, round which pitch. */
interface Rustle {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
}
interface Score {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

/** the same sound does not follow itself more closely than this, in seconds */
const APART = 0.045;

export const SCORES: Record<Sound, Score> = {
  card: {
    rustles: [
      { at: 0, lasts: 0.09, pitch: 3200, loud: 0.5 },
      { at: 0.07, lasts: 0.03, pitch: 900, loud: 0.6 },
    ],
  },
  die: {
    rustles: [0, 0.06, 0.11, 0.19].map((at, n) => ({
      at,
      lasts: 0.025,
      pitch: 1500 + 260 * n,
      loud: 0.8 - 0.15 * n,
    })),
    tones: [{ pitch: 210, at: 0.19, rings: 0.06, loud: 0.35, shape: "triangle" }],
  },
  coin: {
    tones: [
      { pitch: 2093, at: 0, rings: 0.22, loud: 0.35 },
      { pitch: 3136, at: 0.035, rings: 0.28, loud: 0.3 },
    ],
  },
  turn: {
    tones: [
      { pitch: 587, at: 0, rings: 0.28, loud: 0.5, shape: "triangle" },
      { pitch: 880, at: 0.13, rings: 0.42, loud: 0.5, shape: "triangle" },
    ],
  },
  end: {
    tones: [392, 494, 587, 784].map((pitch, n) => ({
      pitch,
      at: 0.14 * n,
      rings: n === 3 ? 1.1 : 0.4,
      loud: 0.45,
      shape: "triangle" as const,
    })),
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

function hiss(air: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = air.createBuffer(1, air.sampleRate / 4, air.sampleRate);
  const samples = noise.getChannelData(0);
  // the same noise every time: no chance but the table's
  for (let n = 0, seed = 7; n < samples.length; n += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = (2 * seed) / 2147483647 - 1;
  }
  return noise;
}

/** A loudness that comes at once and dies away, so that nothing clicks. */
function envelope(air: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(air.destination);
  return gain;
}

export async function play(name: Sound, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  const { tones = [], rustles = [] } = SCORES[name];
  for (const tone of tones) {
    const voice = new OscillatorNode(context, {
      type: tone.shape ?? "sine",
      frequency: tone.pitch,
    });
    voice.connect(envelope(context, now + tone.at, tone.rings, volume * tone.loud));
    voice.start(now + tone.at);
    voice.stop(now + tone.at + tone.rings);
  }
  for (const rustle of rustles) {
    const source = new AudioBufferSourceNode(context, { buffer: hiss(context) });
    const filter = new BiquadFilterNode(context, {
      type: "bandpass",
      frequency: rustle.pitch,
      Q: 1.4,
    });
    source.connect(filter);
    filter.connect(envelope(context, now + rustle.at, rustle.lasts, volume * rustle.loud));
    source.start(now + rustle.at, 0, rustle.lasts);
  }
}
