import 'server-only';
import type { z } from 'zod';

/** A task of the parser process. */
export interface Task<Input extends object, Result> {
  /** Path from the project's root; the file exports `run`, which receives the input. Loaded by Node without a bundler. */
  file: string;
  /** Processor time in milliseconds after which the process is ended. */
  cpuMs: number;
  /** Most bytes of the answer. */
  maxBytes: number;
  /** For additional documents of a visit: these tasks run after those for the pages that visitors requested. */
  isLowPriority?: true;
  /** Parses and validates the answer, because the process has read an untrusted page. Throws if it is invalid. */
  read: (answer: { kind: string; content: Buffer }) => Result;
  /** Unused; carries the type of the input. */
  input?: Input;
}

declare global {
  // Global, because Next may bundle this file for each route.
  var parserTaskFiles: Set<string> | undefined;
}

/** Defines a task whose `run` returns JSON values. */
export function defineTask<Input extends object, Result>({
  schema,
  ...task
}: Pick<Task<Input, Result>, 'file' | 'cpuMs' | 'maxBytes' | 'isLowPriority'> & {
  schema: z.ZodType<Result>;
}): Task<Input, Result> {
  taskFiles().add(task.file);
  return { ...task, read: ({ content }) => schema.parse(JSON.parse(content.toString())) };
}

/** Defines a task whose `run` returns bytes, which only the parser process reads. */
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
