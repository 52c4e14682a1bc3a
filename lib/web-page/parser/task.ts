import 'server-only';
import type { z } from 'zod';

/** Something that the parser's process does. */
export interface Task<Input extends object, Result> {
  /** From the root of the project; exports `run`, which gets the input. Plain Node loads it. */
  file: string;
  /** Processor time after which the process is ended. */
  cpuMs: number;
  /** The longest answer that is taken. */
  maxBytes: number;
  /** Of what a visit reads besides: it comes after the pages that visitors asked for. */
  isAside?: true;
  /** Reads the answer: of a process that has read a stranger's page, so it is checked. Throws when it isn't as it should be. */
  read: (answer: { kind: string; content: Buffer }) => Result;
  /** Holds the type of the input. */
  input?: Input;
}

declare global {
  // Next may bundle this file for each route; all of them share the process.
  var parserTaskFiles: Set<string> | undefined;
}

/** `run` returns what survives JSON. */
export function defineTask<Input extends object, Result>({
  schema,
  ...task
}: Pick<Task<Input, Result>, 'file' | 'cpuMs' | 'maxBytes' | 'isAside'> & {
  schema: z.ZodType<Result>;
}): Task<Input, Result> {
  taskFiles().add(task.file);
  return { ...task, read: ({ content }) => schema.parse(JSON.parse(content.toString())) };
}

/** `run` returns bytes, which only the process itself reads again. */
export function definePackingTask<Input extends object>(
  task: Pick<Task<Input, Uint8Array>, 'file' | 'cpuMs' | 'maxBytes'>,
): Task<Input, Uint8Array> {
  taskFiles().add(task.file);
  return { ...task, read: ({ content }) => content };
}

/** Files that a new process loads at once, so that no task has to wait for its own. */
export function taskFiles(): Set<string> {
  globalThis.parserTaskFiles ??= new Set();
  return globalThis.parserTaskFiles;
}
