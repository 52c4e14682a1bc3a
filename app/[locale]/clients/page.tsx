import { ClientsSections } from '@/components/clients/clients-sections';
import { definePage } from '@/components/define-page';

const page = definePage('clients', ClientsSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
