import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import tickListStyles from '@/components/ui/tick-list.module.css';
import type { GrowthPackage } from '@/lib/content/growth-packages';
import { formatters } from '@/lib/i18n/format';
import styles from './package-steps.module.css';
import { SubscribeLink } from './subscribe-link';

const tones: Record<GrowthPackage['id'], string | undefined> = {
  starter: styles.toneStarter,
  ultimate: styles.toneUltimate,
  professional: styles.toneProfessional,
  ultra: styles.toneUltra,
  gold: styles.toneGold,
};

interface PackageStepProps {
  offer: GrowthPackage;
  /** The packages it contains, from the smallest. */
  below: readonly GrowthPackage[];
}

/** One package: its price, what it adds, and below it the packages it contains. */
export function PackageStep({ offer, below }: PackageStepProps) {
  const locale = useLocale();
  const t = useTranslations('products.packages');
  const { number, price } = formatters(locale);
  const { id, name, priceDollars, description, features, popular } = offer;
  const before = below.at(-1);
  return (
    <article className={`${styles.step} ${tones[id]}`} id={id} aria-labelledby={`${id}-name`}>
      <div className={styles.stepOwn}>
        <header>
          <span className={`${styles.stepGear} figures`} aria-hidden="true">
            {number(below.length + 1)}
          </span>
          <h3 id={`${id}-name`}>{name}</h3>
          <p className={styles.stepPrice}>
            <b className="figures">{price(priceDollars)}</b> {t('perMonth')}
          </p>
          {popular && <p className={styles.popular}>{t('popular')}</p>}
        </header>
        <div className={styles.stepWords}>
          <p className={styles.stepFor}>{description}</p>
          {before && <p className="text-sm text-muted">{t('plus', { name: before.name })}</p>}
          <ul className={classNames(tickListStyles.list, styles.benefits)}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <SubscribeLink offer={offer} />
      </div>
      <div className={styles.stepBase} aria-hidden="true">
        {below.toReversed().map((contained) => (
          <span key={contained.id} className={tones[contained.id]}>
            {contained.name}
          </span>
        ))}
      </div>
    </article>
  );
}
