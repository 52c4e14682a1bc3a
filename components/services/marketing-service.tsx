import { useLocale, useTranslations } from 'next-intl';
import { Roundabout } from '@/components/art/roundabout';
import { marketingBudget, marketingPlans } from '@/lib/content/marketing-plans';
import { formatters } from '@/lib/i18n/format';
import styles from './marketing-service.module.css';
import { ServiceSection } from './service-section';

const steps = ['research', 'implementation', 'monitoring', 'optimization'] as const;

/** Digital marketing: four exits of a roundabout. */
export function MarketingService() {
  const locale = useLocale();
  const t = useTranslations('services.marketing');
  const { number } = formatters(locale);
  const drawing = (
    <>
      <Roundabout figures={steps.map((_, index) => number(index + 1))} />
      <div>
        <h3 className="heading-md">{t('stepsTitle')}</h3>
        <ol className={styles.steps}>
          {steps.map((id, index) => (
            <li key={id}>
              <span className="figures" aria-hidden="true">
                {number(index + 1)}
              </span>
              <h4 className="heading-sm">{t(`steps.${id}.title`)}</h4>
              <p>{t(`steps.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
  return (
    <ServiceSection id="digital-marketing" locale={locale} look="wide" drawing={drawing}>
      <MarketingPrices />
    </ServiceSection>
  );
}

function MarketingPrices() {
  const locale = useLocale();
  const t = useTranslations('services.marketing');
  const { price } = formatters(locale);
  const { from, to } = marketingBudget;
  return (
    <div className={styles.prices}>
      <h3>{t('prices')}</h3>
      <dl>
        {marketingPlans.map(({ id, dollars }) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd className="figures">{price(dollars)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('budget', { from: price(from), to: price(to) })}</p>
    </div>
  );
}
