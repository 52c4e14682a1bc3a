import { useTranslations } from 'next-intl';
import { growthPackages, type PlanIds } from '@/lib/content/growth-packages';
import { planIds as ownPlanIds } from '@/lib/payment/plans';
import { PackageSteps } from './package-steps';
import { ProductsHero } from './products-hero';
import { Specialist } from './specialist';
import { SuccessStory } from './success-story';
import { WhyChoose } from './why-choose';

interface ProductsSectionsProps {
  /** Default: the plans configured for this deployment. */
  planIds?: PlanIds;
}

/** The packages page's sections, in the order of the specification. */
export function ProductsSections({ planIds = ownPlanIds }: ProductsSectionsProps) {
  const word = useTranslations('products.packages.list');
  const packages = growthPackages(word, planIds);
  return (
    <>
      <ProductsHero packages={packages} />
      <Specialist />
      <PackageSteps packages={packages} />
      <SuccessStory />
      <WhyChoose />
    </>
  );
}
