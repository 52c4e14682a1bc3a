import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { definePage } from '@/components/define-page';

const page = definePage('business-growth', BusinessGrowthSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
