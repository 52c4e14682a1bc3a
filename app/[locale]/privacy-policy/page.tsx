import { definePage } from '@/components/define-page';
import { PrivacyPolicySections } from '@/components/privacy-policy/privacy-policy-sections';

const page = definePage('privacy-policy', PrivacyPolicySections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
