import { parseArgs } from 'node:util';
import { isLocale } from '../lib/i18n/locales';
import { localePath } from '../lib/i18n/path';
import { pagePaths, unindexedPaths } from '../lib/site/pages';
import { measureSeoScore } from './lighthouse/measure-seo-score';
import { launchBrowser } from './lighthouse/run-lighthouse';
import { root } from './process/install.mjs';
import { provideBrowser } from './test/provide-browser';

/**
 * `npm run lighthouse -- [--base http://localhost:3000] [--languages en,fa] [path…]`: Lighthouse's SEO score of every
 * page that search engines may list, or of the named ones, on a running site whose SITE_URL is the base. Fails if one
 * has less than 100.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    languages: { type: 'string', default: 'en,fa' },
  },
});
const indexable = pagePaths.filter((path) => !unindexedPaths.includes(path));
const paths = positionals.length > 0 ? positionals : indexable;
const addresses = values.languages
  .split(',')
  .filter(isLocale)
  .flatMap((language) => paths.map((path) => localePath(language, path)));

const browser = await launchBrowser(await provideBrowser(root));
let below = 0;
try {
  for (const address of addresses) {
    const { score, failed } = await measureSeoScore(new URL(address, values.base).href, browser);
    if (score < 100) below += 1;
    console.info(
      `${String(score).padStart(3)}  ${address}${failed.map((fault) => `\n       ${fault}`).join('')}`,
    );
  }
} finally {
  browser.kill();
}
console.info(`\n${addresses.length - below} of ${addresses.length} pages have 100.`);
if (below > 0 || addresses.length === 0) process.exitCode = 1;
