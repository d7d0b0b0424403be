import { idle } from '../parts/idle.js';
import type { Sound } from './sounds.js';

/** Short sounds that are made here: nothing is fetched for them. */

let context: AudioContext | undefined;

/** Nothing is heard before the page was touched: a browser forbids it, and so does good manners. */
export async function play(sound: Sound): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= await opened();
    await context.resume();
    SOUNDS[sound](context, context.currentTime + 0.01);
  } catch {
    // Without sound nothing is missing.
  }
}

/** A device is slow to open: what a choice has changed is shown first. */
async function opened(): Promise<AudioContext> {
  await idle();
  return context ?? new AudioContext();
}

/** Writes a sound from a moment on. */
type Score = (audio: AudioContext, from: number) => void;

const SOUNDS: { readonly [sound in Sound]: Score } = {
  // Four knocks on wood, each lower and softer than the one before.
  dice(audio, from) {
    const knocks = [0, 0.07, 0.13, 0.22];
    knocks.forEach((after, n) => {
      noise(audio, {
        from: from + after,
        length: 0.05,
        pitch: 1900 - 260 * n,
        volume: 0.5 / (n + 1),
      });
    });
  },
  // A card that slides over cloth.
  card(audio, from) {
    noise(audio, { from, length: 0.14, pitch: 3600, volume: 0.14 });
  },
  // A pawn set down: a tap, and the wood that answers.
  wood(audio, from) {
    noise(audio, { from, length: 0.02, pitch: 2400, volume: 0.3 });
    note(audio, { from, length: 0.09, pitch: 180, volume: 0.16 });
  },
  // Two partials that do not quite agree.
  coin(audio, from) {
    note(audio, { from, length: 0.09, pitch: 2100, volume: 0.05 });
    note(audio, { from: from + 0.012, length: 0.09, pitch: 3300, volume: 0.035 });
  },
  // A crack, and something heavy that falls.
  lance(audio, from) {
    noise(audio, { from, length: 0.06, pitch: 3000, volume: 0.5 });
    note(audio, { from: from + 0.05, length: 0.22, pitch: 70, volume: 0.3 });
  },
  // A ring pressed into wax.
  seal(audio, from) {
    noise(audio, { from, length: 0.08, pitch: 420, volume: 0.16 });
  },
  // Two notes of a horn, a fourth apart.
  turn(audio, from) {
    note(audio, { from, length: 0.22, pitch: 392, volume: 0.1 });
    note(audio, { from: from + 0.16, length: 0.4, pitch: 523.25, volume: 0.12 });
  },
};

interface Part {
  readonly from: number;
  readonly length: number;
  /** In hertz. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly volume: number;
}

/** Swells at once and dies away. */
function faded(audio: AudioContext, { from, length, volume }: Part): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext, part: Part): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = part.pitch;
  band.Q.value = 2;
  source.connect(band).connect(faded(audio, part));
  source.start(part.from);
}

function note(audio: AudioContext, part: Part): void {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = part.pitch;
  source.connect(faded(audio, part));
  source.start(part.from);
  source.stop(part.from + part.length);
}
