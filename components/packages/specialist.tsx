import { useTranslations } from 'next-intl';
import { firm } from '@/lib/content/firm';
import { Shopfront, shopIds } from './shopfront';

/** Small-business websites: five shops of one street, and the job each one's website does. */
export function Specialist() {
  const t = useTranslations('products.specialist');
  return (
    <section className="sec specialist" aria-labelledby="specialist-title">
      <div className="wrap specialist-head">
        <h2 id="specialist-title">{t('title')}</h2>
        <p className="lede">{t('lede', { industries: firm.industries })}</p>
      </div>
      <ul className="wrap shop-street">
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
    </section>
  );
}
