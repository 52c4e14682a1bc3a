import { AppError } from '@/lib/errors';

interface Limits {
  /** Places: visits that run at the same time. */
  atOnce: number;
  /** Milliseconds after which a visit gives up its place but continues: the rest of it is mostly waiting for the website. */
  placeMs: number;
  /** Most visits that continue without a place; when reached, the others keep theirs. */
  aside: number;
  /** Most waiting visits. */
  waiting: number;
  /** Longest wait for a place, milliseconds. */
  waitMs: number;
  /** Most waiting visits to one website. */
  waitingPerHost: number;
  /** Most visits of one client, running and waiting. */
  perClient: number;
  /** Most visits of all clients of one network, running and waiting. */
  perNetwork: number;
  /** Most running visits of one network. */
  networkAtOnce: number;
  /** Most running visits to slow websites. */
  slowAtOnce: number;
  /** Milliseconds from the start of one visit to the start of the next to the same website. */
  hostGapMs: number;
}

/** Visits without a client or network count as visits of different ones. */
interface Visit {
  host: string;
  client?: string;
  /** The network of the client, because neighbouring addresses often belong to one person. */
  network?: string;
  /** The website was slow in an earlier visit. */
  isSlow?: boolean;
  /** The previous visit didn't reach this website, so no pause between visits is needed. */
  isSecondTry?: boolean;
}

interface Entry extends Visit {
  start: () => void;
  refuse: () => void;
  isAside: boolean;
  timer?: NodeJS.Timeout;
}

const retryAfterSeconds = 30;

const defaults: Limits = {
  atOnce: 4,
  placeMs: 8000,
  aside: 6,
  waiting: 24,
  waitMs: 60_000,
  waitingPerHost: 2,
  perClient: 2,
  perNetwork: 6,
  networkAtOnce: 2,
  slowAtOnce: 1,
  hostGapMs: 10_000,
};

/** Limits the rate of our visits to other people's websites, and the load on our own server. */
export class VisitQueue {
  readonly #limits: Limits;
  readonly #waiting: Entry[] = [];
  readonly #running = new Set<Entry>();
  readonly #startedAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits };
  }

  /**
   * Runs a visit when a place is free. Throws `too_busy`: immediately when too many visits wait already, in total or of
   * the same website, client or network; later when no place became free in time.
   */
  async run<Result>(visit: Visit, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFull(visit)) throw new AppError('too_busy', { retryAfterSeconds });
    const turn = Promise.withResolvers<void>();
    const refuse = () => turn.reject(new AppError('too_busy', { retryAfterSeconds }));
    const entry: Entry = { ...visit, start: turn.resolve, refuse, isAside: false };
    this.#waiting.push(entry);
    this.#limitWait(entry);
    this.#startWhatMay();
    await turn.promise;
    try {
      return await work();
    } finally {
      clearTimeout(entry.timer);
      this.#running.delete(entry);
      this.#startWhatMay();
    }
  }

  /** Number of visits that hold a place or wait for one. */
  get pending(): number {
    return this.#waiting.length + count([...this.#running], ({ isAside }) => !isAside);
  }

  #isFull({ host, client, network }: Visit): boolean {
    const { waiting, waitingPerHost, perClient, perNetwork } = this.#limits;
    const all = [...this.#waiting, ...this.#running];
    return (
      this.#waiting.length >= waiting ||
      count(this.#waiting, (other) => other.host === host) >= waitingPerHost ||
      (client !== undefined && count(all, (other) => other.client === client) >= perClient) ||
      (network !== undefined && count(all, (other) => other.network === network) >= perNetwork)
    );
  }

  #limitWait(entry: Entry): void {
    const { waitMs } = this.#limits;
    if (!Number.isFinite(waitMs)) return;
    entry.timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      entry.refuse();
    }, waitMs);
    entry.timer.unref();
  }

  #startWhatMay(): void {
    const now = performance.now();
    this.#forgetOld(now);
    while (count([...this.#running], ({ isAside }) => !isAside) < this.#limits.atOnce) {
      const index = this.#waiting.findIndex((entry) => this.#mayStart(entry));
      const [entry] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!entry) break;
      clearTimeout(entry.timer);
      this.#running.add(entry);
      this.#startedAt.set(entry.host, now);
      this.#limitPlace(entry);
      entry.start();
    }
    this.#lookAgainLater(now);
  }

  #mayStart({ host, network, isSlow, isSecondTry }: Entry): boolean {
    const { networkAtOnce, slowAtOnce } = this.#limits;
    const running = [...this.#running];
    const isResting = this.#startedAt.has(host) && !isSecondTry;
    if (isResting || running.some((other) => other.host === host)) return false;
    if (isSlow && count(running, (other) => other.isSlow === true) >= slowAtOnce) return false;
    return network === undefined || count(running, (other) => other.network === network) < networkAtOnce;
  }

  /** Frees the place of a long visit, which continues without it; tries again later while too many do so already. */
  #limitPlace(entry: Entry): void {
    const { placeMs, aside } = this.#limits;
    entry.timer = setTimeout(() => {
      if (count([...this.#running], ({ isAside }) => isAside) >= aside) return this.#limitPlace(entry);
      entry.isAside = true;
      this.#startWhatMay();
    }, placeMs);
    entry.timer.unref();
  }

  #forgetOld(now: number): void {
    for (const [host, at] of this.#startedAt) {
      if (now - at >= this.#limits.hostGapMs) this.#startedAt.delete(host);
    }
  }

  /** The end of a visit triggers the next check; the end of a gap needs a timer. */
  #lookAgainLater(now: number): void {
    clearTimeout(this.#timer);
    const starts = this.#waiting.flatMap(({ host }) => this.#startedAt.get(host) ?? []);
    if (starts.length === 0) return;
    const inMs = Math.max(1, Math.ceil(Math.min(...starts) + this.#limits.hostGapMs - now));
    this.#timer = setTimeout(() => this.#startWhatMay(), inMs);
    this.#timer.unref();
  }
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}
