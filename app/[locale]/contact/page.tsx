import { ContactSections } from '@/components/contact/contact-sections';
import { definePage } from '@/components/define-page';

const page = definePage('contact', ContactSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
