/**
 * Measures the weight, speed and server load of our pages, compared with an empty Next app and a hand-written page with
 * the same text: npm run tool -- bench pages [--runs 5] [--pages home,services] [--skip-load] Prints tables in Markdown.
 * Needs a build; the empty app is built once for each version of Next.
 */
import { parseArgs } from 'node:util';
import { loadSettings } from '../build/settings';
import { root } from '../process/install.mjs';
import { exitUnlessBuilt } from '../serve/built-site';
import { provideBrowser } from '../test/provide-browser';
import { measurePages } from './bench/pages/measure-pages';
import { measureLoad, measureMemory } from './bench/pages/measure-servers';
import { startServers } from './bench/pages/start-servers';
import { references, selectPages } from './bench/pages/subjects';
import {
  loadTable,
  mainThreadTable,
  memoryTable,
  ratioTable,
  speedTable,
  weightTable,
} from './bench/pages/tables';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    'skip-load': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
exitUnlessBuilt();
// Checked before the build, so that a misspelt page fails at once.
selectPages(values.pages, '');

const chromePath = await provideBrowser(root);
const isLoadWanted = !values['skip-load'];
const servers = await startServers(root, { withFront: isLoadWanted, siteUrl: loadSettings(root).SITE_URL });
try {
  const own = selectPages(values.pages, servers.site.origin);
  const subjects = [
    ...own,
    { name: references.emptyApp, origin: servers.emptyApp.origin, path: '/' },
    { name: references.plainPage, origin: servers.plainPage.origin, path: '/' },
  ];
  const memory = isLoadWanted ? await measureMemory(servers) : [];
  const pages = await measurePages(subjects, { chromePath, runs });
  if (isLoadWanted) await measureLoad(pages, subjects, servers);
  const tables = [
    weightTable(pages),
    speedTable(pages),
    ...pages.filter(({ name }) => name === references.emptyApp).map((app) => mainThreadTable(pages, app)),
    ...(isLoadWanted ? [loadTable(pages), memoryTable(memory)] : []),
    ...pages.slice(own.length).map((reference) => ratioTable(pages.slice(0, own.length), reference)),
  ];
  console.info(`\n${tables.join('\n\n')}`);
} finally {
  await servers.stop();
}
