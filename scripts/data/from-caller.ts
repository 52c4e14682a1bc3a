import path from 'node:path';

/** Path of a file that was named where a command was called: npm and `commands.cjs` change the folder, and say which it was. */
export function fromCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file);
}
