import { brand } from '@/lib/config/brand';

/** What we claim about ourselves, once. Every page tells the same story. */
export const firm = {
  foundedYear: brand.foundedYear,
  registeredYear: brand.registeredYear,
  expertiseYears: 25,
  projects: 200,
  industries: 50,
  /** Share of one. */
  satisfaction: 0.98,
  replyHours: 24,
  quoteHours: 24,
  analysisHours: 4,
  consultationMinutes: 30,
  revisionCycles: 2,
  standardWebsiteWeeks: 4,
  emailUptime: 0.999,
} as const;
