import { brand } from '@/lib/config/brand';

/** What we claim about ourselves, once. Every page tells the same story. */
export const firm = {
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
} as const;
