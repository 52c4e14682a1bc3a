import { useTranslations } from 'next-intl';
import { measuredAdvice } from '@/lib/advisor/measured-advice';
import { causesMeasured } from '@/lib/content/causes-measured';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** How often the advice of /ai-recommendations was right, as `npm run tool -- advice --measure` counts it. */
export function AdviceMeasured({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score.advice');
  const { all, kept, day } = measuredAdvice;
  return (
    <p id="advice">
      {t('text', {
        day: formatters(locale).day(new Date(day)),
        count: all.complaints,
        first: all.firstRight,
        two: all.oneOfTwoRight,
        keptCount: kept.complaints,
        keptFirst: kept.firstRight,
      })}
    </p>
  );
}

/** How often the causes of faults were right. */
export function CausesMeasured({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score.causes');
  const { percent, day } = formatters(locale);
  const { measuredOn, websites, correct, causes, covered } = causesMeasured;
  return (
    <p>
      {t('measured', {
        websites,
        correct,
        all: causes,
        date: day(new Date(`${measuredOn}T00:00:00Z`)),
        share: percent(covered),
      })}
    </p>
  );
}
