import { parseArgs } from 'node:util';
import { isLocale } from '@/lib/i18n/locales';
import { measure } from './advice/measure';
import { printSamples } from './advice/print-samples';

const sets = ['tuning.tsv', 'owners-read.tsv', 'owners-read-last.tsv', 'kept.json', 'owners-kept.tsv'].map(
  (name) => `tests/fixtures/complaints/${name}`,
);

/**
 * `npm run tool -- advice [language]`: the advice for twelve contrasting businesses, for review by an expert.
 * `npm run tool -- advice --measure [file …]`: how often the advice on complaints is right first, and how often it does harm;
 * `--misses` lists those that aren't.
 */
const { values, positionals } = parseArgs({
  options: { measure: { type: 'boolean' }, misses: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.measure) {
  measure(positionals.length > 0 ? positionals : sets, values.misses === true);
} else {
  const [code = 'en'] = positionals;
  if (!isLocale(code)) throw new Error(`There is no language ${code}.`);
  await printSamples(code);
}
