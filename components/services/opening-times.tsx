import { useTranslations } from 'next-intl';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { SampleBars } from './sample-bars';
import { ShareBar } from './share-bar';

const [seconds] = sampleWorkshop.results.filter(({ id }) => id === 'seconds');

/** The sample workshop's page before and after the work, as two bars of seconds. */
export function OpeningTimes({ locale }: { locale: Locale }) {
  const t = useTranslations('services');
  const { number } = formatters(locale);
  if (!seconds) return null;
  const { before, after } = seconds;
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
