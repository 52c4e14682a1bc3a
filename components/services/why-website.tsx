import { useTranslations } from 'next-intl';
import { PhoneSearch } from '@/components/art/phone-search';
import { Section } from '@/components/ui/section';
import styles from './why-website.module.css';

const minutes = ['search', 'open', 'look', 'call'] as const;

/** Why a website matters: the four minutes in which a customer chooses somebody. */
export function WhyWebsite() {
  const t = useTranslations('services.why');
  return (
    <Section background="block" className={styles.section} aria-labelledby="why-website-title">
      <div className={`${styles.page} page-width`}>
        <div className={`${styles.head} stack`}>
          <h2 id="why-website-title">{t('title')}</h2>
          <p className="lead">{t('lede')}</p>
        </div>
        <div className={styles.phone}>
          <PhoneSearch label={t('picture')} />
        </div>
        <ol className={styles.minutes}>
          {minutes.map((id, index) => (
            <li key={id}>
              <b className="figures">{t('minute', { minute: index + 1 })}</b>
              <h3>{t(`minutes.${id}.title`)}</h3>
              <p className="text-muted">{t(`minutes.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
