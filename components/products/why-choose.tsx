import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './products-story.module.css';

const points = [
  { id: 'price', count: 1 },
  { id: 'years', count: companyFacts.expertiseYears },
  { id: 'reply', count: companyFacts.replyHours },
] as const;

/** Three reasons, each with its figure, and a contact link. */
export function WhyChoose() {
  const locale = useLocale();
  const t = useTranslations('products.why');
  const within = useWithinHours();
  return (
    <section className={styles.whyChoose} aria-labelledby="why-choose-title">
      <div className="page-width">
        <h2 id="why-choose-title">{t('title', { brand: brand.name })}</h2>
        <ul>
          {points.map(({ id, count }) => (
            <li key={id}>
              <span className={`figures ${styles.figure}`}>{t(`points.${id}.figure`, { count })}</span>
              <div>
                <h3>{t(`points.${id}.title`)}</h3>
                <p>{t(`points.${id}.text`, { within: within(companyFacts.replyHours) })}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
          {t('action')}
        </ButtonLink>
      </div>
    </section>
  );
}
