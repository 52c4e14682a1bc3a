/**
 * Measures what each step of the build takes off the pages: npm run tool -- bench steps [--pages home,article] [--runs 5]
 * [--without defer-scripts,inline-styles]. Builds the site once without steps, then serves it with all steps and with all
 * but each one, and measures these in turn, so that other load on the machine affects all of them equally. What was
 * measured of the same build is kept: an interrupted command goes on where it stopped. Leaves a build without steps.
 */
import { parseArgs } from 'node:util';
import { root } from '../process/install.mjs';
import { provideBrowser } from '../test/provide-browser';
import { selectPages } from './bench/pages/subjects';
import { chooseVariants, makeVariants } from './bench/steps/make-variants';
import { measureVariants } from './bench/steps/measure-variants';
import { stepsTable } from './bench/steps/steps-table';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,services,article,weather,persian-home' },
    runs: { type: 'string', default: '5' },
    without: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
// Checked before the build, so that a misspelt name fails at once.
selectPages(values.pages, '');
const variants = chooseVariants(values.without);

const chromePath = await provideBrowser(root);
const folder = await makeVariants(root, variants);
const measured = await measureVariants(folder, { variants, pages: values.pages, runs, chromePath });
console.info(`\n${stepsTable(variants, measured)}`);
