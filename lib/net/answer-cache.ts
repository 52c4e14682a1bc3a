interface Timing<Answer> {
  freshUntil: number;
  /** 0 while loading. */
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
  /** Limits the total weight of the answers, besides their number. */
  weight?: { of: (answer: Answer) => number; most: number };
  /** Milliseconds after `freshMs` in which an answer is still used if a newer one fails to load. */
  staleMs: number;
  /** Milliseconds for which a failure is cached, so that a failing provider isn't called for every visitor. */
  failureMs: number;
  now?: () => number;
}

/**
 * In-memory cache of answers: concurrent calls for the same question share one request, and the least recently used
 * answer is evicted first.
 */
export class AnswerCache<Answer> {
  readonly #rules: Rules<Answer>;
  readonly #now: () => number;
  /** In order of their last use. */
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor(rules: Rules<Answer>) {
    this.#rules = rules;
    this.#now = rules.now ?? Date.now;
  }

  /** Throws what `load` throws, unless an earlier answer may still be used. */
  get(question: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(question);
    const isFresh = known !== undefined && this.#now() < known.timing.freshUntil;
    const kept = isFresh ? known : this.#ask(load, known?.timing.lastGood);
    this.#kept.delete(question);
    this.#kept.set(question, kept);
    this.#tidy();
    return kept.promise;
  }

  /** Removes an answer, so that the next call loads a new one; an answer that is still loading is kept. */
  forget(question: string): void {
    const known = this.#kept.get(question);
    if (known?.timing.freshUntil !== Number.POSITIVE_INFINITY) this.#kept.delete(question);
  }

  #ask(load: () => Promise<Answer>, lastGood: Timing<Answer>['lastGood']): Kept<Answer> {
    // Fresh while loading: concurrent calls wait for the same answer.
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

  /** Evicts expired answers, and the least recently used ones above the limits. */
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
