import { isSoundOn } from './sound-setting';

interface Note {
  hertz: number;
  startMs: number;
  lengthMs: number;
}

/** Two taps, a rising fifth, a falling one. */
const sounds = {
  click: [
    { hertz: 520, startMs: 0, lengthMs: 40 },
    { hertz: 780, startMs: 35, lengthMs: 45 },
  ],
  success: [
    { hertz: 523, startMs: 0, lengthMs: 120 },
    { hertz: 784, startMs: 110, lengthMs: 220 },
  ],
  error: [
    { hertz: 294, startMs: 0, lengthMs: 140 },
    { hertz: 196, startMs: 130, lengthMs: 240 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof sounds;

/** Gain of the sounds, quieter than speech; 1 is full scale. */
const LOUDNESS = 0.05;
/** Gain that counts as silence, because an exponential ramp can't reach 0. */
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Must be called in the handler of a click or key press: browsers block audio without a user gesture, and log that. */
export function wakeSound(): void {
  if (!mayPlay() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
}

/** Plays a sound, unless sounds are off, the visitor prefers reduced motion, or no user gesture has started the audio context. */
export function playSound(name: SoundName): void {
  if (!audio || !mayPlay()) return;
  for (const note of sounds[name]) playNote(audio, note);
}

function mayPlay(): boolean {
  return isSoundOn() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function playNote(context: AudioContext, { hertz, startMs, lengthMs }: Note): void {
  const start = context.currentTime + startMs / 1000;
  const end = start + lengthMs / 1000;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
