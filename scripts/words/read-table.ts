import { readFileSync } from 'node:fs';

/** The rows of a tab-separated file, without the line of column names. */
export function readTable(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
