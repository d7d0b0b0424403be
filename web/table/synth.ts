import type { Sound } from './sounds.js';

/** Short sounds that are made here: nothing is fetched for them. */

let context: AudioContext | undefined;

/** Plays one after another. A browser that has not been touched yet plays nothing, and that is well. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    let from = context.currentTime + 0.01;
    for (const sound of sounds) from = SOUNDS[sound](context, from) + 0.05;
  } catch {
    // Without sound nothing is missing.
  }
}

/** Writes a sound from a moment on, and says when it ends. */
type Score = (audio: AudioContext, from: number) => number;

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
    return from + 0.27;
  },
  // A card that slides over cloth.
  card(audio, from) {
    noise(audio, { from, length: 0.14, pitch: 3600, volume: 0.14 });
    return from + 0.14;
  },
  // Two notes of a horn, a fourth apart.
  turn(audio, from) {
    note(audio, { from, length: 0.22, pitch: 392, volume: 0.1 });
    note(audio, { from: from + 0.16, length: 0.4, pitch: 523.25, volume: 0.12 });
    return from + 0.56;
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
