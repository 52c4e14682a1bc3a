import type { Limits } from './limits';

/** A request that waits for a place. */
export interface Applicant {
  start: () => void;
  refuse: () => void;
  /** Whether it needs the processor; false while its body is still being received. */
  isWorking: () => boolean;
}

interface Conditions {
  /** Whether the event loop is late. */
  isLate: () => boolean;
  now?: () => number;
}

/** A limited number of places and a queue for them, first come, first served. */
export class RequestQueue {
  readonly #limits: Limits;
  readonly #isLate: () => boolean;
  readonly #now: () => number;
  readonly #taken = new Set<Applicant>();
  /** With the time at which each will be refused. */
  readonly #waiting = new Map<Applicant, number>();

  constructor(limits: Limits, { isLate, now = performance.now.bind(performance) }: Conditions) {
    this.#limits = limits;
    this.#isLate = isLate;
    this.#now = now;
  }

  /** Adds the applicant to the queue, or refuses it if the queue is full. */
  apply(applicant: Applicant): void {
    const { waiting, waitMs } = this.#limits;
    if (this.#waiting.size < waiting + this.#freePlaces()) this.#waiting.set(applicant, this.#now() + waitMs);
    else applicant.refuse();
  }

  /** Starts the first request in the queue if there is a place. Returns whether it did. */
  startNext(): boolean {
    const [applicant] = this.#waiting.keys();
    if (!applicant || this.#freePlaces() <= 0) return false;
    this.#waiting.delete(applicant);
    this.#taken.add(applicant);
    applicant.start();
    return true;
  }

  /** Gives up the applicant's place, or its position in the queue. A second call has no effect. */
  leave(applicant: Applicant): void {
    this.#waiting.delete(applicant);
    this.#taken.delete(applicant);
  }

  /** Refuses requests that have waited too long, unless a place is free: then the first is about to be started. */
  refuseOverdue(): void {
    if (this.#freePlaces() > 0) return;
    const now = this.#now();
    for (const [applicant, givesUpAt] of this.#waiting) {
      if (now <= givesUpAt) return;
      this.#waiting.delete(applicant);
      applicant.refuse();
    }
  }

  /** A request whose body is still being received occupies no place, so slow senders don't block others. */
  #freePlaces(): number {
    const atOnce = this.#isLate() ? this.#limits.atOnceWhenLate : this.#limits.atOnce;
    if (this.#taken.size < atOnce) return atOnce - this.#taken.size;
    let working = 0;
    for (const applicant of this.#taken) if (applicant.isWorking()) working += 1;
    return Math.max(0, atOnce - working);
  }
}
