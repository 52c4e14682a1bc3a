import { useTranslations } from 'next-intl';
import { measuredAdvice } from '@/lib/advisor/measured-advice';
import { causesMeasured } from '@/lib/content/causes-measured';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** How often the advice of /ai-recommendations was right, with the command that measures it. */
export function AdviceMeasured({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score.advice');
  const { all, kept, day } = measuredAdvice;
  return (
    <p id="advice">
      {t.rich('text', {
        day: formatters(locale).day(new Date(day)),
        count: all.complaints,
        first: all.firstRight,
        two: all.oneOfTwoRight,
        harm: all.harmful,
        keptCount: kept.complaints,
        keptFirst: kept.firstRight,
        code: (words) => <code dir="ltr">{words}</code>,
      })}
    </p>
  );
}

/** How often the causes of faults were right. */
export function CausesMeasured({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score.causes');
  const { percent, day } = formatters(locale);
  const { measuredOn, websites, pages, correct, causes, covered } = causesMeasured;
  return (
    <p>
      {t('measured', {
        ...{ websites, pages, correct, all: causes },
        date: day(new Date(`${measuredOn}T00:00:00Z`)),
        share: percent(covered),
      })}
    </p>
  );
}
