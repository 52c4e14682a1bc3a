import { SeoCheckerSections } from '@/components/audit/checker/seo-checker-sections';
import { definePage } from '@/components/define-page';

const page = definePage('seo-checker', SeoCheckerSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
