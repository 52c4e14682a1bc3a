import { useLocale, useTranslations } from 'next-intl';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Section } from '@/components/ui/section';
import { packageName, packages } from '@/lib/content/growth-packages';
import { marketingPlans } from '@/lib/content/marketing-plans';
import { marketingNames } from '@/lib/content/sentence-facts';
import { websiteCare, websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import styles from './products-story.module.css';

const rows = [
  { id: 'package', dollars: packages[0].priceDollars, words: 'monthly' },
  { id: 'website', dollars: websitePackages[0].dollars, words: 'from' },
  { id: 'care', dollars: websiteCare.dollars, words: 'monthly' },
  { id: 'marketing', dollars: marketingPlans[0].dollars, words: 'monthly' },
] as const;

/** How the packages differ from the other prices of this site. */
export function PriceDifference() {
  const locale = useLocale();
  const t = useTranslations('products.difference');
  const names = marketingNames(useTranslations('services.marketing'));
  const { price } = formatters(locale);
  return (
    <Section className={styles.difference} aria-labelledby="difference-title">
      <div className="page-width">
        <div className="stack">
          <h2 className="heading-md" id="difference-title">
            {t('title')}
          </h2>
          <p className="max-w-160">{t('text')}</p>
        </div>
        <table aria-labelledby="difference-title">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('for')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, dollars, words }) => (
              <tr key={id}>
                <th scope="row">
                  <Hyphenated>{t(`rows.${id}.name`)}</Hyphenated>
                </th>
                <td className="text-muted">
                  {t(`rows.${id}.text`, { ...names, package: packageName('gold') })}
                </td>
                <td className={styles.differencePrice}>{t(words, { price: price(dollars) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
