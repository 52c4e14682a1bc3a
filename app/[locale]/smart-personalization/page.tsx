import { definePage } from '@/components/define-page';
import { PlanExample } from '@/components/smart-personalization/plan-example';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';

const page = definePage('smart-personalization', ({ locale }) => (
  <SmartPersonalizationSections locale={locale} example={<PlanExample locale={locale} />} />
));

export const generateMetadata = page.generateMetadata;
export default page.Page;
