import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import type { GrowthPackage } from '@/lib/content/growth-packages';
import { PackageStep } from './package-step';
import styles from './package-steps.module.css';

interface PackageStepsProps {
  packages: readonly GrowthPackage[];
}

/** The packages as stairs: each is above the ones it contains. */
export function PackageSteps({ packages }: PackageStepsProps) {
  const t = useTranslations('products.packages');
  const gst = useTranslations('common.gst');
  return (
    <Section background="sand" id="packages" aria-labelledby="packages-title">
      <div className={`page-width ${styles.stairs}`}>
        <div className={`${styles.stairsHead} stack`}>
          <h2 id="packages-title">{t('title')}</h2>
          <p>{t('lede', { gst: gst(brand.gst) })}</p>
        </div>
        {packages.map((offer, index) => (
          <PackageStep key={offer.id} offer={offer} below={packages.slice(0, index)} />
        ))}
        <div className={styles.stairsFoot}>
          <p>{t('website')}</p>
          <p className="text-sm text-muted">{t('billing')}</p>
        </div>
      </div>
    </Section>
  );
}
