import { reportPath } from '@/lib/site/report-path';

export const reportToken = 'pictures-of-a-report-0';

/** Stored once, before the pictures: `store-report.setup.ts`. */
export const sampleReport = reportPath(reportToken);
