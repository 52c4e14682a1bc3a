import { SeoAuditSections } from '@/components/audit/request/seo-audit-sections';
import { definePage } from '@/components/define-page';

const page = definePage('seo-audit', SeoAuditSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
