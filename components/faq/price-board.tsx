import { useLocale, useTranslations } from 'next-intl';
import { websiteCare, websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import styles from './price-board.module.css';

/** Website prices on an illuminated board on two posts. */
export function PriceBoard() {
  const locale = useLocale();
  const t = useTranslations('faq.board');
  const name = useTranslations('services.website');
  const { price } = formatters(locale);
  return (
    <div className={styles.board}>
      <h2>{t('title')}</h2>
      <dl>
        {websitePackages.map((plan, index) => (
          <div key={plan.id}>
            <dt>{'name' in plan ? plan.name : name(plan.id)}</dt>
            <dd>
              {index === 0 && <small>{t('from')}</small>} {price(plan.dollars)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('care')}</dt>
          <dd>
            <small>{t('from')}</small> {price(websiteCare.dollars)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
