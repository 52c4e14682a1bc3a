/** Recorded Web Audio calls; jsdom lacks the API. */
export interface RecordedAudio {
  contexts: number;
  tones: number[];
}

/** Installs fakes of Web Audio that record each context and each started tone. */
export function recordAudio(): RecordedAudio {
  const recorded: RecordedAudio = { contexts: 0, tones: [] };

  class Context {
    state = 'running';
    currentTime = 0;
    destination = {};
    constructor() {
      recorded.contexts += 1;
    }
  }
  class Tone {
    constructor(
      _: Context,
      private readonly options: { frequency: number },
    ) {}
    connect = (next: unknown) => next;
    start = () => recorded.tones.push(this.options.frequency);
    stop() {}
  }
  class Volume {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect = (next: unknown) => next;
  }
  Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Tone, GainNode: Volume });
  return recorded;
}
