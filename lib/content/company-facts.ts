import { brand } from '@/lib/config/brand';

/** Figures about the company, defined once for all pages. */
export const companyFacts = {
  foundedYear: brand.foundedYear,
  registeredYear: brand.registeredYear,
  expertiseYears: 25,
  replyHours: 24,
  quoteHours: 24,
  analysisHours: 4,
  consultationMinutes: 30,
  revisionCycles: 2,
  standardWebsiteWeeks: 4,
  emailUptime: 0.999,
  /** Days within which invoices for ongoing services are payable. */
  invoiceDays: 14,
} as const;
