import { definePage } from '@/components/define-page';
import { FaqSections } from '@/components/faq/faq-sections';

const page = definePage('faq', FaqSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
