import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceElements } from '../build/page-elements';
import { npmCommand } from '../process/npm-command.mjs';
import { exitUnlessBuilt } from '../serve/built-site';

/**
 * `npm run tool -- validate-html`: the Nu checker, whose grammar is that of the standard, on every built page (`npm run build` first). npm
 * fetches the checker, which needs Java; it isn't a package of this project, because it has 31 MB and runs once a week.
 */
const checker = 'vnu-jar@26.9.27';
const built = '.next/server/app';

exitUnlessBuilt();
const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));

// Pages of Next itself, which are never served here, begin with an underscore.
const pages = globSync('**/*.html', { cwd: built }).filter((page) => !path.basename(page).startsWith('_'));
for (const page of pages) {
  const file = path.join(folder, page);
  mkdirSync(path.dirname(file), { recursive: true });
  // Its CSS checker doesn't know what browsers have had for years, such as `@property`.
  const html = replaceElements(
    readFileSync(path.join(built, page), 'utf8'),
    'style',
    () => '<style></style>',
  );
  writeFileSync(file, html);
}
const [command, ...args] = npmCommand();
const { status } = spawnSync(
  command,
  [
    ...args,
    'exec',
    '--yes',
    '--ignore-scripts',
    `--package=${checker}`,
    '--',
    'vnu',
    '--errors-only',
    '--skip-non-html',
    folder,
  ],
  { stdio: 'inherit' },
);
rmSync(folder, { recursive: true });
console.info(`${pages.length} pages: ${status === 0 ? 'no error' : 'errors above'}.`);
process.exitCode = status === 0 ? 0 : 1;
