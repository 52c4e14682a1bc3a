import { useTranslations } from 'next-intl';
import { careFrom } from '@/lib/content/faq-facts';
import { packages } from '@/lib/content/packages';
import { marketingPrices, websitePrices } from '@/lib/content/service-facts';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const rows = [
  { id: 'package', dollars: packages[0].priceDollars, words: 'monthly' },
  { id: 'website', dollars: websitePrices[0].dollars, words: 'from' },
  { id: 'care', dollars: careFrom, words: 'monthly' },
  { id: 'marketing', dollars: marketingPrices[0].dollars, words: 'monthly' },
] as const;

/** How the packages differ from the other prices of this site. */
export function PriceDifference({ locale }: { locale: Locale }) {
  const t = useTranslations('products.difference');
  const { price } = formatters(locale);
  return (
    <section className="sec difference" aria-labelledby="difference-title">
      <div className="wrap">
        <div className="stack">
          <h2 className="t3" id="difference-title">
            {t('title')}
          </h2>
          <p className="measure">{t('text')}</p>
        </div>
        <table aria-labelledby="difference-title">
          <thead className="vh">
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('for')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, dollars, words }) => (
              <tr key={id}>
                <th scope="row">{t(`rows.${id}.name`)}</th>
                <td className="muted">{t(`rows.${id}.text`)}</td>
                <td className="difference-price">{t(words, { price: price(dollars) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
