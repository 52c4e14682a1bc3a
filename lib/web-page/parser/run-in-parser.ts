import 'server-only';
import { log } from '@/lib/log/log';
import { ParserProcess } from './parser-process';
import { type Task, taskFiles } from './task';

/** Wall-clock limit of a low-priority task, far above its processor time, for a process that gets no processor time. */
const TASK_MS = 20_000;
/** The process is ended when idle for this long, to free its memory. */
const IDLE_MS = 15_000;
/**
 * Until its answer, unless a signal is given: what a busy machine may need for the queue, a new process and the task. A visitor waits
 * that long rather than start again.
 */
const PATIENCE_MS = 60_000;
/** Most waiting tasks; twenty concurrent visits have about sixty. */
const MOST_WAITING = 120;
/** A low-priority task must find fewer waiting tasks than this, which leaves room for the pages that visitors requested. */
const MOST_LOW_PRIORITY = 40;

/**
 * `busy`: not begun or not finished for lack of processor time on our side. `ended`: it took too much processor time or
 * memory, which is the page's fault. `failed`: it threw, or its answer is invalid.
 */
export class TaskError extends Error {
  readonly reason: 'busy' | 'ended' | 'failed';

  constructor(reason: TaskError['reason'], cause?: unknown) {
    super(`parser: ${reason}`, { cause });
    this.reason = reason;
  }
}

interface Turn {
  isLowPriority: boolean;
  take: () => void;
}

interface Parser {
  process: ParserProcess | undefined;
  isBusy: boolean;
  waiting: Turn[];
  idleTimer: NodeJS.Timeout | undefined;
}

declare global {
  // Global, because Next may bundle this file for each route.
  var siteParser: Parser | undefined;
}

function parser(): Parser {
  globalThis.siteParser ??= { process: undefined, isBusy: false, waiting: [], idleTimer: undefined };
  return globalThis.siteParser;
}

/** Starts the process in advance. */
export function startParser(): void {
  const state = parser();
  if (state.isBusy || state.process?.isAlive) return;
  try {
    state.process = new ParserProcess(taskFiles());
    startIdleTimer(state);
  } catch {
    // The first task tries again and reports the failure.
  }
}

/**
 * Runs a task in a separate process, so that no page can block the site's visitors or exhaust its memory. Tasks run one
 * after the other, low-priority ones last; the limit of processor time of each starts with its own turn. The signal says until when
 * somebody waits for the answer: of a low-priority task, until when it may begin. Throws TaskError; `busy` if the signal
 * is aborted first.
 */
export async function runInParser<Input extends object, Result>(
  task: Task<Input, Result>,
  input: Input,
  signal = AbortSignal.timeout(PATIENCE_MS),
): Promise<Result> {
  if (signal.aborted) throw new TaskError('busy', signal.reason);
  const state = parser();
  const isLowPriority = task.isLowPriority ?? false;
  if (state.isBusy) await waitForTurn(state, isLowPriority, signal);
  else state.isBusy = true;
  clearTimeout(state.idleTimer);
  try {
    return await run(state, task, { input, clock: isLowPriority ? AbortSignal.timeout(TASK_MS) : signal });
  } finally {
    const first = state.waiting.findIndex(({ isLowPriority }) => !isLowPriority);
    const [next] = state.waiting.splice(Math.max(first, 0), 1);
    if (next) next.take();
    else startIdleTimer(state);
  }
}

async function run<Input extends object, Result>(
  state: Parser,
  { file, cpuMs, maxBytes, read }: Task<Input, Result>,
  { input, clock }: { input: Input; clock: AbortSignal },
): Promise<Result> {
  const answer = await ask(state, { file, cpuMs, input }, { maxBytes, clock });
  try {
    if (answer.kind === 'error') throw new Error(answer.content.toString());
    return read(answer);
  } catch (cause) {
    log.warn(`parser: ${file} failed:`, cause);
    throw new TaskError('failed', cause);
  }
}

async function ask(
  state: Parser,
  task: object,
  { maxBytes, clock }: { maxBytes: number; clock: AbortSignal },
) {
  let hasBegun = false;
  try {
    const process = await startProcess(state, clock);
    hasBegun = true;
    return await process.run(task, maxBytes, clock);
  } catch (cause) {
    state.process?.stop();
    state.process = undefined;
    // The process ends by itself when a task exceeds its processor time; the wall-clock limit is reached only if it got
    // none.
    throw new TaskError(hasBegun && !clock.aborted ? 'ended' : 'busy', cause);
  }
}

async function startProcess(state: Parser, clock: AbortSignal): Promise<ParserProcess> {
  try {
    if (!state.process?.isAlive) state.process = new ParserProcess(taskFiles());
    await state.process.ready(clock);
    return state.process;
  } catch (error) {
    log.error('parser: the process could not be started:', error);
    throw error;
  }
}

/** Resolves when it is this task's turn. */
async function waitForTurn({ waiting }: Parser, isLowPriority: boolean, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(place), 1);
      reject(new TaskError('busy', signal.reason));
    };
    const place: Turn = {
      isLowPriority,
      take: () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      },
    };
    const most = isLowPriority ? MOST_LOW_PRIORITY : MOST_WAITING;
    if (waiting.length >= most) return reject(new TaskError('busy'));
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(place);
  });
}

function startIdleTimer(state: Parser): void {
  state.isBusy = false;
  clearTimeout(state.idleTimer);
  state.idleTimer = setTimeout(() => {
    state.process?.stop();
    state.process = undefined;
  }, IDLE_MS);
  state.idleTimer.unref();
}

/** Ends the process; for tests and scripts. */
export function closeParser(): void {
  clearTimeout(globalThis.siteParser?.idleTimer);
  globalThis.siteParser?.process?.stop();
  globalThis.siteParser = undefined;
}
