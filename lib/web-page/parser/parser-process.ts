import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import { serialize } from 'node:v8';
import { env } from '@/lib/config/env';
import { type FrameKind, FrameReader, LENGTH_BYTES } from './frames';

/** Several times what trees within the limits of parse-tree.ts need. */
const HEAP_MB = 128;
/** Young generation; the default for servers grows to several times this size. */
const YOUNG_HEAP_MB = 4;
const MESSAGE_BYTES = 10_000;
/** Below the site's, 0, unless a machine is always busy. */
const NICENESS = env.RENDERING_PRIORITY === 'equal' ? 0 : 10;

interface Answer {
  kind: FrameKind;
  content: Buffer;
}

interface Waiting {
  maxBytes: number;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * A separate process for other people's documents: it can be killed at any time, and if it runs out of memory, only
 * this process ends.
 */
export class ParserProcess {
  readonly #child: ChildProcess;
  readonly #socket: Socket;
  readonly #reader = new FrameReader();
  readonly #isReady: Promise<Answer>;
  #waiting: Waiting | undefined;

  /** `files`: task files to load before it is ready. */
  constructor(files: Iterable<string>) {
    // Node runs it without a bundler, so it is a file on disk, not in the bundle.
    const main = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/web-page/parser/main.ts');
    const flags = [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`];
    this.#child = spawn(
      process.execPath,
      [...flags, '--disable-warning=ExperimentalWarning', main, String(NICENESS), ...files],
      {
        // Without our secrets and flags (a loader, a condition).
        env: { NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const socket = this.#child.stdio[3];
    if (!(socket instanceof Socket)) throw new Error('The parser process has no socket.');
    this.#socket = socket;
    // An error without a listener would end the site; pending calls are rejected when the process ends.
    this.#child.on('error', () => this.stop());
    this.#child.on('exit', () => this.#fail(new Error('The parser process ended.')));
    socket.on('error', () => this.stop());
    socket.on('data', (piece) => this.#take(piece));
    this.#isReady = this.#answer(MESSAGE_BYTES);
    this.#isReady.catch(() => undefined);
    this.#keepSiteAlive(false);
  }

  get isAlive(): boolean {
    return !this.#socket.destroyed && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it can accept a task; rejects if it could not be started or the signal is aborted. */
  async ready(signal: AbortSignal): Promise<void> {
    const { kind, content } = await this.#orEnd(this.#isReady, signal);
    if (kind !== 'ready') throw new Error(content.toString());
  }

  /** Runs a task, one at a time. Rejects if the process ends, its answer is too long, or the signal is aborted. */
  async run(task: object, maxBytes: number, signal: AbortSignal): Promise<Answer> {
    const answer = this.#answer(Math.max(maxBytes, MESSAGE_BYTES));
    answer.catch(() => undefined);
    const content = serialize(task);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(content.length);
    this.#socket.write(length);
    this.#socket.write(content);
    return this.#orEnd(answer, signal);
  }

  stop(): void {
    this.#child.kill('SIGKILL');
    this.#socket.destroy();
    this.#fail(new Error('The parser process was ended.'));
  }

  #answer(maxBytes: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { maxBytes, resolve, reject };
    });
  }

  #take(piece: Buffer): void {
    try {
      // An unsolicited answer exceeds the limit of -1.
      const answer = this.#reader.push(piece, this.#waiting?.maxBytes ?? -1);
      if (!answer) return;
      this.#waiting?.resolve(answer);
      this.#waiting = undefined;
    } catch (error) {
      this.#fail(error);
      this.stop();
    }
  }

  #fail(error: unknown): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }

  async #orEnd(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    const giveUp = () => this.#fail(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    this.#keepSiteAlive(true);
    try {
      if (signal.aborted) giveUp();
      if (!this.isAlive) this.#fail(new Error('The parser process ended.'));
      return await answer;
    } finally {
      signal.removeEventListener('abort', giveUp);
      this.#keepSiteAlive(false);
    }
  }

  /** The child process keeps ours alive only while a task is pending. */
  #keepSiteAlive(isKept: boolean): void {
    if (isKept) this.#child.ref();
    else this.#child.unref();
    if (isKept) this.#socket.ref();
    else this.#socket.unref();
  }
}
