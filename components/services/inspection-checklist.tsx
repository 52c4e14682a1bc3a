import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Fold } from './fold';
import styles from './inspection-checklist.module.css';

const features = [
  'phone',
  'speed',
  'secure',
  'search',
  'access',
  'forms',
  'number',
  'counted',
  'backup',
] as const;

/** Features of every website as ticked items. */
export function InspectionChecklist() {
  const t = useTranslations('services.features');
  return (
    <Section background="sand" aria-labelledby="inspection-title">
      <div className={`${styles.page} page-width`}>
        <div className="stack">
          <h2 id="inspection-title">{t('title')}</h2>
          <p className="lead text-muted">{t('text')}</p>
        </div>
        <Fold titleId="inspection-title" name={t('fold')}>
          <ul className={styles.sheet}>
            {features.map((id) => (
              <li key={id}>
                <Tick />
                <h3>{t(`list.${id}.title`)}</h3>
                <p className="text-muted">{t(`list.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}

/** A box with a tick that extends beyond it. */
function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M3 9h24v24H3z" />
      <path className={styles.stroke} d="M8 19l8 9L33 4" />
    </svg>
  );
}
