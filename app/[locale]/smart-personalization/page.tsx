import { definePage } from '@/components/define-page';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';

const page = definePage('smart-personalization', SmartPersonalizationSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
