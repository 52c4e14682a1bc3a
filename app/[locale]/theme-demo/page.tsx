import { definePage } from '@/components/define-page';
import { ThemeDemoSections } from '@/components/theme-demo/theme-demo-sections';

const page = definePage('theme-demo', ThemeDemoSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
