import { useTranslations } from 'next-intl';
import type { GrowthPackage } from '@/lib/content/packages';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { SubscribeLink } from './subscribe-link';

interface PackageStepProps {
  locale: Locale;
  offer: GrowthPackage;
  /** The packages it contains, from the smallest. */
  below: readonly GrowthPackage[];
}

/** One package: what it costs, what it adds, and under it the packages it stands on. */
export function PackageStep({ locale, offer, below }: PackageStepProps) {
  const t = useTranslations('products.packages');
  const { number, price } = formatters(locale);
  const { id, name, priceDollars, description, features, popular } = offer;
  const before = below.at(-1);
  return (
    <article className={`step tone-${id}`} id={id} aria-labelledby={`${id}-name`}>
      <div className="step-own">
        <header>
          <span className="step-gear nums" aria-hidden="true">
            {number(below.length + 1)}
          </span>
          <h3 id={`${id}-name`}>{name}</h3>
          <p className="step-price">
            <b className="nums">{price(priceDollars)}</b> {t('perMonth')}
          </p>
          {popular && <p className="popular">{t('popular')}</p>}
        </header>
        <div className="step-words">
          <p className="step-for">{description}</p>
          {before && <p className="small muted">{t('plus', { name: before.name })}</p>}
          <ul className="benefits">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <SubscribeLink locale={locale} offer={offer} />
      </div>
      <div className="step-base" aria-hidden="true">
        {below.toReversed().map((contained) => (
          <span key={contained.id} className={`tone-${contained.id}`}>
            {contained.name}
          </span>
        ))}
      </div>
    </article>
  );
}
