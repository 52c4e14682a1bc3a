import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { proofField } from '@/lib/leads/schema';
import { emailAddress } from '@/lib/mail/address-schema';
import { requiredLine } from '@/lib/mail/line-schema';

/** Whether it is an address, and one we may read, is judged when it is read. */
const website = requiredLine(2048);

export const analysisSchema = z.object({
  url: website,
  /** Reads the page again although we remember it. */
  fresh: z.boolean().catch(false),
});

/** An audit as it is asked for, from a form or as JSON. What the visitor can't see never causes a refusal. */
export const auditSchema = z.object({
  url: website,
  email: emailAddress,
  businessName: requiredLine(200),
  page: pagePath.optional().catch(undefined),
  locale: z.enum(localeCodes).catch(defaultLocale),
  proof: proofField,
});

export type AuditInput = z.infer<typeof auditSchema>;

export type AnalysisInput = z.infer<typeof analysisSchema>;

/** Running an audit again needs the link and nothing else. */
export const rerunSchema = z.object({});
