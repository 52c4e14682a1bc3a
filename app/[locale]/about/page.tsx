import { AboutSections } from '@/components/about/about-sections';
import { definePage } from '@/components/define-page';

const page = definePage('about', AboutSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
