import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What the trees that parse-tree.ts allows need several times over. */
const HEAP_MB = 128;
/** The part for what is short-lived: the default is made for servers and grows to several times this. */
const YOUNG_HEAP_MB = 4;

/** A process of its own for strangers' documents: it may be ended at any moment, and when it runs out of memory only it ends. */
export class ParserProcess {
  readonly #child: ChildProcess;
  readonly #isReady: Promise<unknown>;

  constructor() {
    // Plain Node runs it, so the path is one on disk, not one of the bundle.
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/web-page/parse-worker.ts');
    this.#child = fork(file, [], {
      serialization: 'advanced',
      // Neither our secrets nor our flags (a loader, a condition) are any of its business.
      env: { NODE_ENV: 'production' },
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        `--max-semi-space-size=${YOUNG_HEAP_MB}`,
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // An error without a listener would end the site; whoever waits learns of it by the end.
    this.#child.on('error', () => this.stop());
    this.#isReady = once(this.#child, 'message');
    this.#isReady.catch(() => undefined);
    this.#mayHoldTheSite(false);
  }

  get isAlive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Settles when it can take a task; rejects when it could not be started or the signal comes first. */
  async ready(signal: AbortSignal): Promise<void> {
    await this.#orEnd(this.#isReady, signal);
  }

  /** One task at a time. Rejects when the process ends or the signal comes before the answer. */
  async run<Result>(task: object, signal: AbortSignal): Promise<Result> {
    const answer = once(this.#child, 'message');
    answer.catch(() => undefined);
    this.#child.send(task);
    const [message] = await this.#orEnd(answer, signal);
    return message.result;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }

  async #orEnd<Value>(awaited: Promise<Value>, signal: AbortSignal): Promise<Value> {
    const { promise: end, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(signal.reason ?? new Error('The parser process ended.'));
    this.#child.once('exit', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    this.#mayHoldTheSite(true);
    try {
      if (!this.isAlive || signal.aborted) giveUp();
      return await Promise.race([awaited, end]);
    } finally {
      this.#child.off('exit', giveUp);
      signal.removeEventListener('abort', giveUp);
      this.#mayHoldTheSite(false);
    }
  }

  /** Only while somebody waits for it the process keeps ours from ending. */
  #mayHoldTheSite(may: boolean): void {
    if (may) this.#child.ref();
    else this.#child.unref();
    if (may) this.#child.channel?.ref();
    else this.#child.channel?.unref();
  }
}
