import { useLocale, useTranslations } from 'next-intl';
import type { GrowthPackage } from '@/lib/content/growth-packages';
import { formatters } from '@/lib/i18n/format';
import styles from './gear-gate.module.css';

interface GearGateProps {
  packages: readonly GrowthPackage[];
}

/** The pattern of a gear knob: five packages, each with its price and a link to its description. */
export function GearGate({ packages }: GearGateProps) {
  const locale = useLocale();
  const t = useTranslations('products.hero');
  const { number, price } = formatters(locale);
  return (
    <nav className={styles.gate} aria-label={t('gears')}>
      <ol>
        {packages.map(({ id, name, priceDollars, popular }, index) => (
          <li key={id}>
            <a className={popular ? `${styles.gear} ${styles.gearIn}` : styles.gear} href={`#${id}`}>
              <span className={`${styles.gearBall} figures`} aria-hidden="true">
                {number(index + 1)}
              </span>
              <span className={styles.gearWords}>
                <b>{name}</b> <span className="figures">{price(priceDollars)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className="text-sm">{t('gears')}</p>
    </nav>
  );
}
