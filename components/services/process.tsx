import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { companyFacts } from '@/lib/content/company-facts';
import styles from './process.module.css';
import { WeekBars } from './week-bars';

const phases = ['planning', 'designing', 'development'] as const;
const facts = {
  minutes: companyFacts.consultationMinutes,
  weeks: companyFacts.standardWebsiteWeeks,
  cycles: companyFacts.revisionCycles,
};

/** The three phases as joined pieces, and below them the total duration. */
export function Process() {
  const t = useTranslations('services.process');
  return (
    <Section aria-labelledby="process-title">
      <div className="page-width">
        <h2 id="process-title">{t('title')}</h2>
        <ol className={styles.phases}>
          {phases.map((id) => (
            <li key={id} className={classNames(styles.phase, styles[id])}>
              <h3 className="heading-md">{t(`phases.${id}.title`)}</h3>
              <p>{t(`phases.${id}.text`, facts)}</p>
              <p className={styles.outcome}>
                <b>{t('get')}</b> {t(`phases.${id}.get`)}
              </p>
              {id !== 'development' && <Tab />}
            </li>
          ))}
        </ol>
        <WeekBars />
      </div>
    </Section>
  );
}

/** The tab of the piece, which overlaps the next one. */
function Tab() {
  return (
    <svg className={styles.tab} viewBox="0 0 160 92" aria-hidden="true">
      <path d="M0 92H35.5A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 124.5 92H160z" />
    </svg>
  );
}
