import { AccessibilitySections } from '@/components/accessibility/accessibility-sections';
import { definePage } from '@/components/define-page';

const page = definePage('accessibility', AccessibilitySections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
