import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['firefox', 'firefox-esr'];
const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** Before, its WebDriver BiDi lacks commands that the tests give. */
const oldestVersion = 140;

/** FIREFOX_PATH, else an installed Firefox that starts and is new enough; undefined if there is none. */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file) && majorVersion(file) >= oldestVersion);
}

function majorVersion(file: string): number {
  try {
    const answer = execFileSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
    return Number(/ (\d+)/.exec(answer)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
