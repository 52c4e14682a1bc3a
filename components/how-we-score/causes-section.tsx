import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import styles from './causes-section.module.css';

const steps = ['group', 'order', 'after'] as const;

/** How faults become repairs, each step in a sentence. */
export function CausesSection() {
  const t = useTranslations('how-we-score.causes');
  return (
    <Section id="causes" background="sand" aria-labelledby="causes-title">
      <div className="page-width grid gap-6">
        <h2 id="causes-title">{t('title')}</h2>
        <ol className={styles.causes}>
          {steps.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
