import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import styles from './board-guide.module.css';

const entries = ['colour', 'uv', 'wind', 'source'] as const;

/** Explains the figures of a reading. */
export function BoardGuide() {
  const t = useTranslations('weather.read');
  return (
    <Section aria-labelledby="board-guide-title">
      <div className="page-width">
        <h2 id="board-guide-title">{t('title')}</h2>
        <dl className={styles.guide}>
          {entries.map((entry) => (
            <div key={entry}>
              <dt className="heading-sm">{t(`list.${entry}.title`)}</dt>
              <dd>{t(`list.${entry}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
