import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/sample-mark';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { Shopfront, shopIds } from './shopfront';
import styles from './specialist.module.css';

/** Small-business websites: five shops of one street, and what each shop's website does. */
export function Specialist() {
  const t = useTranslations('products.specialist');
  return (
    <Section aria-labelledby="specialist-title">
      <div className={`page-width ${styles.specialistHead}`}>
        <h2 id="specialist-title">{t('title')}</h2>
        <p className="lead">
          {t('lede', { industries: brand.claims.industries })} <SampleMark of="figure" />
        </p>
      </div>
      <ul className={`page-width ${styles.shopStreet}`}>
        {shopIds.map((id) => (
          <li key={id}>
            <Shopfront id={id} />
            <div>
              <h3>{t(`shops.${id}.title`)}</h3>
              <p>{t(`shops.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
