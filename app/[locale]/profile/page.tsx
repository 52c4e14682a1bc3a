import { definePage } from '@/components/define-page';
import { ProfileSections } from '@/components/profile/profile-sections';

const page = definePage('profile', ProfileSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
