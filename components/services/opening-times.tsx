import { useLocale, useTranslations } from 'next-intl';
import { resultRows } from '@/lib/content/project-results';
import { formatters } from '@/lib/i18n/format';
import { SampleBars } from './sample-bars';
import { ShareBar } from './share-bar';

const row = resultRows['southport-prestige-cars'].find(([metric]) => metric === 'seconds');

/** The page of a car yard from the portfolio, before and after the work, as two bars of seconds. */
export function OpeningTimes() {
  const locale = useLocale();
  const t = useTranslations('services');
  const { number } = formatters(locale);
  if (!row) return null;
  const [, before, after] = row;
  return (
    <SampleBars title={t('optimization.measured')}>
      <div>
        <dt>{t('optimization.before')}</dt>
        <ShareBar share={1} size="lg" tone="bad">
          {number(before)}
        </ShareBar>
      </div>
      <div>
        <dt>{t('optimization.after')}</dt>
        <ShareBar share={after / before} size="lg" tone="good">
          {number(after)}
        </ShareBar>
      </div>
    </SampleBars>
  );
}
