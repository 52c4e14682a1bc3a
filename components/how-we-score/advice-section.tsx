import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { measuredAdvice as measured } from '@/lib/advisor/measured-advice';
import { brand } from '@/lib/config/brand';
import { dayFormat } from '@/lib/i18n/format-day';
import { type Locale, locales } from '@/lib/i18n/locales';

/** How often the advice of /ai-recommendations was right, with the command that measures it. */
export function AdviceSection({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score.advice');
  const day = dayFormat(locales[locale].hrefLang, brand.timeZone);
  return (
    <Section id="advice" aria-labelledby="advice-title">
      <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <h2 id="advice-title">{t('title')}</h2>
        <p>
          {t.rich('text', {
            day: day.format(new Date(measured.day)),
            count: measured.all.complaints,
            first: measured.all.firstRight,
            two: measured.all.oneOfTwoRight,
            harm: measured.all.harmful,
            keptCount: measured.kept.complaints,
            keptFirst: measured.kept.firstRight,
            code: (words) => <code dir="ltr">{words}</code>,
          })}
        </p>
      </div>
    </Section>
  );
}
