interface Timing<Answer> {
  freshUntil: number;
  /** 0 for as long as it is on its way. */
  weight: number;
  lastGood?: { answer: Answer; until: number };
}

interface Kept<Answer> {
  promise: Promise<Answer>;
  timing: Timing<Answer>;
}

interface Rules<Answer> {
  maxEntries: number;
  freshMs: (answer: Answer) => number;
  /** Bounds what is kept by more than its number. */
  weight?: { of: (answer: Answer) => number; most: number };
  /** How long after that an answer still serves when no newer one can be had. */
  staleMs: number;
  /** How long a failure counts, so that a provider that is down isn't asked for every visitor. */
  failureMs: number;
  now?: () => number;
}

/**
 * Answers of a provider, in memory: the same question asked many times at once is one call, and the least
 * recently asked question goes first when there are too many.
 */
export class AnswerCache<Answer> {
  readonly #rules: Rules<Answer>;
  readonly #now: () => number;
  /** In the order in which they were last asked. */
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor(rules: Rules<Answer>) {
    this.#rules = rules;
    this.#now = rules.now ?? Date.now;
  }

  /** Throws what `load` throws, unless an earlier answer still serves. */
  get(question: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(question);
    const isFresh = known !== undefined && this.#now() < known.timing.freshUntil;
    const kept = isFresh ? known : this.#ask(load, known?.timing.lastGood);
    this.#kept.delete(question);
    this.#kept.set(question, kept);
    this.#tidy();
    return kept.promise;
  }

  /** The next asker gets a new answer; one that is on its way is new enough. */
  forget(question: string): void {
    const known = this.#kept.get(question);
    if (known?.timing.freshUntil !== Number.POSITIVE_INFINITY) this.#kept.delete(question);
  }

  #ask(load: () => Promise<Answer>, lastGood: Timing<Answer>['lastGood']): Kept<Answer> {
    // Fresh for as long as it is on its way: whoever asks meanwhile waits for the same answer.
    const timing: Timing<Answer> = { freshUntil: Number.POSITIVE_INFINITY, weight: 0, lastGood };
    return { timing, promise: this.#settle(load, timing).finally(() => this.#tidy()) };
  }

  async #settle(load: () => Promise<Answer>, timing: Timing<Answer>): Promise<Answer> {
    try {
      const answer = await load();
      timing.freshUntil = this.#now() + this.#rules.freshMs(answer);
      timing.lastGood = { answer, until: timing.freshUntil + this.#rules.staleMs };
      timing.weight = this.#rules.weight?.of(answer) ?? 0;
      return answer;
    } catch (error) {
      timing.freshUntil = this.#now() + this.#rules.failureMs;
      if (timing.lastGood && this.#now() < timing.lastGood.until) return timing.lastGood.answer;
      throw error;
    }
  }

  /** Lets go of what serves nobody any more, and of the least recently asked where it is too much. */
  #tidy(): void {
    const { maxEntries, weight } = this.#rules;
    const mostWeight = weight?.most ?? Number.POSITIVE_INFINITY;
    for (const [question, { timing }] of this.#kept) {
      const servesUntil = Math.max(timing.freshUntil, timing.lastGood?.until ?? 0);
      if (this.#now() >= servesUntil) this.#kept.delete(question);
    }
    let sum = [...this.#kept.values()].reduce((all, { timing }) => all + timing.weight, 0);
    for (const [question, { timing }] of this.#kept) {
      if (this.#kept.size <= maxEntries && sum <= mostWeight) return;
      sum -= timing.weight;
      this.#kept.delete(question);
    }
  }
}
