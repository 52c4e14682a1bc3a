import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { hiddenSchemas } from '@/lib/leads/fields';
import { hidden, proofField } from '@/lib/leads/schema';
import { emailAddress } from '@/lib/mail/email-schema';
import { line, requiredLine } from '@/lib/mail/single-line-schema';
import { honeypotField } from '@/lib/site/honeypot-field';

/** Whether the address is valid and allowed is checked when it is read. */
const website = requiredLine(2048);

export const analysisSchema = z.object({
  url: website,
  /** True: bypasses the cache and reads the page again. */
  fresh: z.boolean().catch(false),
});

/** The report shows which entries are not addresses; they never prevent the audit itself. */
const rival = line(2048).optional().catch(undefined);
const rivalFields = { rivalOne: rival, rivalTwo: rival };

// We say ourselves that the enquiry comes from an audit.
const { source: _source, ...cameAlong } = hiddenSchemas;

/** An audit request, from a form or as JSON. Invalid hidden fields never cause a rejection. */
export const auditSchema = z.object({
  url: website,
  email: emailAddress,
  businessName: requiredLine(200),
  ...rivalFields,
  proof: proofField,
  [honeypotField]: hidden(2000),
  ...cameAlong,
});

export type AuditInput = z.infer<typeof auditSchema>;

export type AnalysisInput = z.infer<typeof analysisSchema>;

/** A new run needs only the link. */
export const rerunSchema = z.object({});

/** Two rivals of a website, as typed: the form under a report. */
export const rivalsSchema = z.object(rivalFields);

export type RivalsInput = z.infer<typeof rivalsSchema>;

/** “I've done this”, from a form or as JSON: the id of a repair, as `planRepairs` names it. */
export const proveSchema = z.object({ repair: z.string().regex(/^[a-z0-9-]{1,60}$/) });

/** A request to be notified of changes, from a form or as JSON. An invalid locale never causes a rejection. */
export const watchSchema = z.object({
  email: emailAddress,
  locale: z.enum(localeCodes).catch(defaultLocale),
});

export type WatchInput = z.infer<typeof watchSchema>;

/** The confirm and stop buttons send no fields, only the cookie. */
export const pressedSchema = z.object({});
