import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../lib/config/brand';
import { readEnv } from '../../lib/config/read-env';
import { isoDay } from '../../lib/i18n/format-day';
import { root } from '../process/install.mjs';
import { exitUnlessBuilt } from '../serve/built-site';
import { measureOwnPages } from './own-score/measure-own-pages';

/** `npm run tool -- own-score`: runs the built site's checker on all its pages, and writes the figures for /seo-checker. */
exitUnlessBuilt();
const pages = await measureOwnPages(readEnv(process.env).pagesOrigin);
const lowest = Math.min(...pages.map(({ score }) => score));
for (const { path: page, score, failed } of pages.filter((page) => page.score < 100)) {
  console.warn(`${page} scores ${score}: ${failed.join(', ')}`);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const measured = { pages: pages.length, lowest, measuredOn: isoDay(brand.timeZone, new Date()), commit };
writeFileSync(path.join(root, 'lib/content/own-score.json'), `${JSON.stringify(measured, null, 2)}\n`);
console.info(`${pages.length} pages, lowest score ${lowest}.`);
