import { definePage } from '@/components/define-page';
import { ServicesSections } from '@/components/services/services-sections';

const page = definePage('services', ServicesSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
