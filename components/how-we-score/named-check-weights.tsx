import { checks } from '@/lib/audit/checks/registry';
import { loadCheckWords } from '@/lib/audit/report/words/check-words';
import { accuracy } from '@/lib/content/accuracy';
import type { Locale } from '@/lib/i18n/locales';
import { AccuracySection } from './accuracy-section';
import { CheckWeights } from './check-weights';

/** The weights and accuracy of all checks, with their names as in reports in this language. */
export async function NamedCheckWeights({ locale }: { locale: Locale }) {
  const all: readonly { id: string }[] = checks;
  const words = await loadCheckWords(locale);
  const names = Object.fromEntries(all.map(({ id }) => [id, words.name(id)]));
  return (
    <>
      <CheckWeights locale={locale} names={names} />
      <AccuracySection locale={locale} names={names} measured={accuracy} />
    </>
  );
}
