import 'server-only';
import type { z } from 'zod';

/** A task of the parser's process. */
export interface Task<Input extends object, Result> {
  /** From the root of the project; exports `run`, which gets the input. Loaded by Node without a bundler. */
  file: string;
  /** Processor time after which the process is ended. */
  cpuMs: number;
  /** Most bytes of its answer. */
  maxBytes: number;
  /** Of what a visit reads besides: it comes after the pages that visitors asked for. */
  isAside?: true;
  /** Reads the answer: of a process that has read a stranger's page, so it is checked. Throws when it isn't as it should be. */
  read: (answer: { kind: string; content: Buffer }) => Result;
  /** Only for the type of the input. */
  input?: Input;
}

declare global {
  // Global, because Next may bundle this file for each route.
  var parserTaskFiles: Set<string> | undefined;
}

/** For a `run` that returns JSON values. */
export function defineTask<Input extends object, Result>({
  schema,
  ...task
}: Pick<Task<Input, Result>, 'file' | 'cpuMs' | 'maxBytes' | 'isAside'> & {
  schema: z.ZodType<Result>;
}): Task<Input, Result> {
  taskFiles().add(task.file);
  return { ...task, read: ({ content }) => schema.parse(JSON.parse(content.toString())) };
}

/** For a `run` that returns bytes, which only the parser's process reads. */
export function definePackingTask<Input extends object>(
  task: Pick<Task<Input, Uint8Array>, 'file' | 'cpuMs' | 'maxBytes'>,
): Task<Input, Uint8Array> {
  taskFiles().add(task.file);
  return { ...task, read: ({ content }) => content };
}

/** Files that a new process loads at start, so that no task has to wait for its file. */
export function taskFiles(): Set<string> {
  globalThis.parserTaskFiles ??= new Set();
  return globalThis.parserTaskFiles;
}
