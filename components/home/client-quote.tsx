import { useTranslations } from 'next-intl';
import { WorkshopInside } from '@/components/art/workshop-inside';
import { sampleWorkshop } from '@/lib/content/sample-workshop';
import styles from './client-quote.module.css';

/** A client's testimonial beside a picture of the client's workshop. */
export function ClientQuote() {
  const t = useTranslations('home.why.quote');
  const { name, owner } = sampleWorkshop;
  return (
    <div className={styles.band}>
      <div className={styles.picture}>
        <WorkshopInside label={t('picture')} />
      </div>
      <figure className={`${styles.words} stack`}>
        <blockquote>{t('text')}</blockquote>
        <figcaption>
          <b>
            <bdi>{owner}</bdi>
          </b>
          <span>{t('role', { client: name })}</span>
        </figcaption>
      </figure>
    </div>
  );
}
