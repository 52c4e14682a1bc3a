/**
 * `npm run tool -- portfolio [id…]` takes screenshots of the portfolio's mock home pages and writes the site's
 * pictures. The results are committed: see scripts/tools/portfolio/README.md.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments } from '../../tests/support/browser-finder';
import { root } from '../process/install.mjs';
import { provideBrowser } from '../test/provide-browser';
import { listMocks } from './portfolio/list-mocks';
import { photographMock } from './portfolio/photograph-mock';
import { writeColours } from './portfolio/write-colours';
import { writePictures } from './portfolio/write-pictures';
import { writeStrips } from './portfolio/write-strip';

const mocks = listMocks(path.join(root, 'scripts/tools/portfolio/mocks'));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((id) => !mocks.some((mock) => mock.id === id));
if (unknown.length > 0) throw new Error(`scripts/tools/portfolio/mocks has no ${unknown.join(', ')}.`);

const folder = path.join(root, 'public/art/portfolio');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await provideBrowser(root), args: browserArguments });
for (const mock of mocks.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const sizes = await writePictures(await photographMock(browser, mock.file), path.join(folder, mock.id));
  console.info(`${mock.id}: ${sizes.join(', ')}`);
}
await browser.close();
console.info((await writeStrips(folder)).join(', '));
writeColours(mocks, path.join(root, 'lib/content/project-colours.ts'));
