import 'server-only';
import { ParserProcess } from './parser-process';
import { type Task, taskFiles } from './task';

/** Wall-clock limit far above the processor time of a task, for a process that gets no processor time. */
const TASK_MS = 20_000;
/** Time to start a new process after the last was ended, which takes a while on a busy machine. */
const START_MS = 15_000;
/** The process is ended when idle for this long, to free its memory. */
const IDLE_MS = 15_000;
/** How long a task waits in the queue, unless a signal says otherwise. */
const PATIENCE_MS = 20_000;
/** Tasks that may wait; four visits at once have no more than a dozen. */
const MOST_WAITING = 60;

/** `busy`: not started. `ended`: too much time or memory. `failed`: it threw, or its answer is invalid. */
export class TaskError extends Error {
  readonly reason: 'busy' | 'ended' | 'failed';

  constructor(reason: TaskError['reason'], cause?: unknown) {
    super(`parser: ${reason}`, { cause });
    this.reason = reason;
  }
}

interface Parser {
  process: ParserProcess | undefined;
  isBusy: boolean;
  waiting: (() => void)[];
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
    rest(state);
  } catch {
    // The first task tries again and reports it.
  }
}

/**
 * Runs a task in a separate process, so that no page can block the server or exhaust its memory. One task at a time;
 * the time of each starts when it is run. Throws TaskError; `busy` also when the signal is aborted while it waits.
 */
export async function runInParser<Input extends object, Result>(
  task: Task<Input, Result>,
  input: Input,
  signal?: AbortSignal,
): Promise<Result> {
  const state = parser();
  if (state.isBusy) await turn(state, signal ?? AbortSignal.timeout(PATIENCE_MS));
  else state.isBusy = true;
  clearTimeout(state.idleTimer);
  try {
    return await run(state, task, input);
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else rest(state);
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
    console.warn(`parser: ${file} failed:`, cause);
    throw new TaskError('failed', cause);
  }
}

async function ask(state: Parser, task: object, maxBytes: number) {
  try {
    const process = await started(state);
    return await process.run(task, maxBytes, AbortSignal.timeout(TASK_MS));
  } catch (cause) {
    state.process?.stop();
    state.process = undefined;
    throw new TaskError('ended', cause);
  }
}

async function started(state: Parser): Promise<ParserProcess> {
  try {
    if (!state.process?.isAlive) state.process = new ParserProcess(taskFiles());
    await state.process.ready(AbortSignal.timeout(START_MS));
    return state.process;
  } catch (error) {
    console.error('parser: the process could not be started:', error);
    throw error;
  }
}

/** Resolves when it is this task's turn. */
async function turn({ waiting }: Parser, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(new TaskError('busy', signal.reason));
    };
    const take = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    if (signal.aborted || waiting.length >= MOST_WAITING) return reject(new TaskError('busy'));
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(take);
  });
}

function rest(state: Parser): void {
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
