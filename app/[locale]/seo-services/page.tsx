import { definePage } from '@/components/define-page';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';

const page = definePage('seo-services', SeoServicesSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
