import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { causesMeasured } from '@/lib/content/causes-measured';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './how-we-score-sections.module.css';

const sentences = ['group', 'order', 'after'] as const;

/** How faults become repairs, and how often their causes are right. */
export function CausesSection({ locale }: { locale: Locale }) {
  const t = useTranslations('how-we-score');
  const { percent, day } = formatters(locale);
  const { measuredOn, websites, pages, correct, causes, covered } = causesMeasured;
  return (
    <Section id="causes" aria-labelledby="causes-title">
      <div className="page-width grid gap-8">
        <h2 id="causes-title">{t('causes.title')}</h2>
        <ol className={styles.causes}>
          {sentences.map((id) => (
            <li key={id}>{t(`causes.${id}`)}</li>
          ))}
        </ol>
        <p className="max-w-160 text-sm text-muted">
          {t('causes.measured', {
            ...{ websites, pages, correct, all: causes },
            date: day(new Date(`${measuredOn}T00:00:00Z`)),
            share: percent(covered),
          })}
        </p>
      </div>
    </Section>
  );
}
