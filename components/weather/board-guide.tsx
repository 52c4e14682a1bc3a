import { useTranslations } from 'next-intl';
import foldStyles from '@/components/ui/fold.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './board-guide.module.css';

const entries = ['colour', 'uv', 'wind', 'source'] as const;

/** Explains the figures of a reading, in a details element. */
export function BoardGuide() {
  const t = useTranslations('weather.read');
  return (
    <details className={`${foldStyles.fold} ${foldStyles.plain} ${styles.fold}`}>
      <summary>
        <h3>{t('title')}</h3>
        <Icon name="chevron-down" />
      </summary>
      <dl className={styles.guide}>
        {entries.map((entry) => (
          <div key={entry}>
            <dt className="heading-sm">{t(`list.${entry}.title`)}</dt>
            <dd>{t(`list.${entry}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
