import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { formatters } from '@/lib/i18n/format';
import { CauseGroups, CauseOrder, CauseScores } from './cause-drawings';
import styles from './causes-section.module.css';

const steps = [
  ['group', CauseGroups],
  ['order', CauseOrder],
  ['after', CauseScores],
] as const;

/** How faults become repairs: each step drawn, and in a sentence. */
export function CausesSection() {
  const locale = useLocale();
  const t = useTranslations('how-we-score.causes');
  const { number } = formatters(locale);
  return (
    <Section id="causes" background="sand" aria-labelledby="causes-title">
      <div className="page-width grid gap-10">
        <h2 id="causes-title">{t('title')}</h2>
        <ol className={styles.causes}>
          {steps.map(([id, Drawing]) => (
            <li key={id}>
              <Drawing number={number} />
              <p>{t(id)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
