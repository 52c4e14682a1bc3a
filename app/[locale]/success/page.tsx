import { definePage } from '@/components/define-page';
import { SuccessSections } from '@/components/success/success-sections';

const page = definePage('success', SuccessSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
