import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Messages of a language, as `home:hero.title`, that git saw change before their English last did: accepted as they were,
 * so they have to be read again. Changes that aren't committed count as made now.
 */
export function findBehind(language: string, root = 'messages'): string[] {
  const files = readdirSync(path.join(root, 'en')).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const translated = readTimes(path.join(root, language, file));
    return [...readTimes(path.join(root, 'en', file))]
      .filter(([key, time]) => (translated.get(key) ?? time) < time)
      .map(([key]) => `${path.parse(file).name}:${key}`);
  });
}

/** When each message of a file was last changed, in seconds since 1970, by its path in the file. */
function readTimes(file: string): Map<string, number> {
  const blame = execFileSync('git', ['blame', '--line-porcelain', '--', path.basename(file)], {
    cwd: path.dirname(file),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const times = new Map<string, number>();
  const parents: string[] = [];
  let time = 0;
  for (const line of blame.split('\n')) {
    const [, committed] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (committed) time = Number(committed);
    const [, indent = '', name, value] = /^\t( +)"((?:[^"\\]|\\.)*)": (.)/.exec(line) ?? [];
    if (name === undefined) continue;
    parents.splice(indent.length / 2 - 1, parents.length, name);
    if (value === '"') times.set(parents.join('.'), time);
  }
  return times;
}
