import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { sampleBusinesses } from './sample-businesses';

/** Prints the advice for the sample businesses in a language. */
export async function printSamples(locale: Locale): Promise<void> {
  const { price } = formatters(locale);
  for (const { summary, facts } of sampleBusinesses) {
    const items = rankAdvice(facts);
    const presented = await presentAdvice({ engine: 'rules', items }, facts, locale);
    console.info(`\n${facts.businessName}: ${summary}`);
    for (const { title, type, priority, confidence, estimatedValue, reasoning } of presented) {
      const value = estimatedValue > 0 ? price(estimatedValue) : '–';
      const head = [priority.padEnd(7), type.padEnd(9), `${confidence}%`.padStart(4), value.padStart(7)];
      console.info(`  ${head.join(' ')}  ${title}\n${' '.repeat(33)}${reasoning}`);
    }
  }
}
