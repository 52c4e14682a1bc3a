import { useTranslations } from 'next-intl';
import { growthPackages, type PlanIds } from '@/lib/content/packages';
import type { Locale } from '@/lib/i18n/locales';
import { planIds as ownPlanIds } from '@/lib/payment/plans';
import { PackageSteps } from './package-steps';
import { PriceDifference } from './price-difference';
import { ProductsHero } from './products-hero';
import { Specialist } from './specialist';
import { SuccessStory } from './success-story';
import { WhyChoose } from './why-choose';

interface ProductsSectionsProps {
  locale: Locale;
  /** Default: the plans configured for this deployment. */
  planIds?: PlanIds;
}

/** The packages page's sections, in the order of the specification. */
export function ProductsSections({ locale, planIds = ownPlanIds }: ProductsSectionsProps) {
  const word = useTranslations('products.packages.list');
  const packages = growthPackages(word, planIds);
  return (
    <>
      <ProductsHero locale={locale} packages={packages} />
      <Specialist />
      <PackageSteps locale={locale} packages={packages} />
      <PriceDifference locale={locale} />
      <SuccessStory />
      <WhyChoose locale={locale} />
    </>
  );
}
