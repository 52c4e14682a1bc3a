import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import styles from './source-guide.module.css';
import { SourceRow } from './source-row';

const places = [
  { id: 'google', icon: 'map-pin' },
  { id: 'website', icon: 'globe' },
  { id: 'you', icon: 'users' },
] as const;

/** The sources of the figures, best first. */
export function SourceGuide() {
  const t = useTranslations('business-growth.ask');
  return (
    <Section aria-labelledby="growth-ask-title">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="growth-ask-title">{t('title')}</h2>
          <p className="lead text-muted">{t('text')}</p>
        </div>
        <ol className={styles.places}>
          {places.map(({ id, icon }) => (
            <SourceRow key={id} icon={icon}>
              <h3>{t(`${id}.title`)}</h3>
              <p>{t(`${id}.text`)}</p>
            </SourceRow>
          ))}
        </ol>
      </div>
    </Section>
  );
}
