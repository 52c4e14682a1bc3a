import 'server-only';
import { log } from '@/lib/log/log';
import { ParserProcess } from './parser-process';
import { type Task, taskFiles } from './task';

/** Wall-clock limit far above a task's processor time, for a process that gets no processor time. */
const TASK_MS = 20_000;
/** Time to start a new process, which takes a while on a busy machine. */
const START_MS = 15_000;
/** The process is ended when idle for this long, to free its memory. */
const IDLE_MS = 15_000;
/** Longest wait in the queue, unless a signal is given. */
const PATIENCE_MS = 20_000;
/** Most waiting tasks; four concurrent visits have at most a dozen. */
const MOST_WAITING = 60;
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
 * after the other, low-priority ones last; the time limit of each starts with its own turn. Throws TaskError; `busy`
 * also if the signal is aborted before its turn.
 */
export async function runInParser<Input extends object, Result>(
  task: Task<Input, Result>,
  input: Input,
  signal?: AbortSignal,
): Promise<Result> {
  const state = parser();
  if (state.isBusy)
    await waitForTurn(state, task.isLowPriority ?? false, signal ?? AbortSignal.timeout(PATIENCE_MS));
  else state.isBusy = true;
  clearTimeout(state.idleTimer);
  try {
    return await run(state, task, input);
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
  input: Input,
): Promise<Result> {
  const answer = await ask(state, { file, cpuMs, input }, maxBytes);
  try {
    if (answer.kind === 'error') throw new Error(answer.content.toString());
    return read(answer);
  } catch (cause) {
    log.warn(`parser: ${file} failed:`, cause);
    throw new TaskError('failed', cause);
  }
}

async function ask(state: Parser, task: object, maxBytes: number) {
  let clock: AbortSignal | undefined;
  try {
    const process = await startProcess(state);
    clock = AbortSignal.timeout(TASK_MS);
    return await process.run(task, maxBytes, clock);
  } catch (cause) {
    state.process?.stop();
    state.process = undefined;
    // The process ends by itself when a task exceeds its processor time; the wall-clock limit is reached only if it got
    // none.
    throw new TaskError(clock?.aborted === false ? 'ended' : 'busy', cause);
  }
}

async function startProcess(state: Parser): Promise<ParserProcess> {
  try {
    if (!state.process?.isAlive) state.process = new ParserProcess(taskFiles());
    await state.process.ready(AbortSignal.timeout(START_MS));
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
    if (signal.aborted || waiting.length >= most) return reject(new TaskError('busy'));
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
