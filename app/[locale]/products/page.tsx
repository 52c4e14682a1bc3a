import { definePage } from '@/components/define-page';
import { ProductsSections } from '@/components/products/products-sections';

const page = definePage('products', () => <ProductsSections />);

export const generateMetadata = page.generateMetadata;
export default page.Page;
