import { BlogSections } from '@/components/blog/blog-sections';
import { definePage } from '@/components/define-page';

const page = definePage('blog', BlogSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
