import { definePage } from '@/components/define-page';
import { HomeSections } from '@/components/home/home-sections';

const page = definePage('home', HomeSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
