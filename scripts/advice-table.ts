import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { formatters } from '@/lib/i18n/format';
import { isLocale } from '@/lib/i18n/locales';
import { sampleBusinesses } from './advice/sample-businesses';

/** `npm run advice [-- language]`: the advice for twelve contrasting businesses, for review by an expert. */
const [code = 'en'] = process.argv.slice(2);
if (!isLocale(code)) throw new Error(`There is no language ${code}.`);
const { price } = formatters(code);

for (const { summary, facts } of sampleBusinesses) {
  const items = rankAdvice(facts);
  const presented = await presentAdvice({ engine: 'rules', items }, facts, code);
  console.info(`\n${facts.businessName}: ${summary}`);
  for (const { title, type, priority, confidence, estimatedValue, reasoning } of presented) {
    const value = estimatedValue > 0 ? price(estimatedValue) : '–';
    const head = [priority.padEnd(7), type.padEnd(9), `${confidence}%`.padStart(4), value.padStart(7)];
    console.info(`  ${head.join(' ')}  ${title}\n${' '.repeat(33)}${reasoning}`);
  }
}
