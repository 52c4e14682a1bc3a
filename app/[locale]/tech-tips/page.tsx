import { definePage } from '@/components/define-page';
import { TechTipsSections } from '@/components/tech-tips/tech-tips-sections';

const page = definePage('tech-tips', TechTipsSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
