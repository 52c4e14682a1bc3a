import { definePage } from '@/components/define-page';
import { TermsSections } from '@/components/terms/terms-sections';

const page = definePage('terms', TermsSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
