import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import styles from './how-we-score-sections.module.css';

const sentences = ['group', 'order', 'after'] as const;

/** How faults become repairs. */
export function CausesSection() {
  const t = useTranslations('how-we-score.causes');
  return (
    <Section id="causes" background="sand" aria-labelledby="causes-title">
      <div className="page-width grid gap-8">
        <h2 id="causes-title">{t('title')}</h2>
        <ol className={styles.causes}>
          {sentences.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
