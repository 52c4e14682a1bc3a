import { z } from 'zod';
import { hiddenSchemas } from '@/lib/leads/fields';
import { hidden, proofField } from '@/lib/leads/schema';
import { emailAddress } from '@/lib/mail/address-schema';
import { requiredLine } from '@/lib/mail/line-schema';
import { trapField } from '@/lib/site/trap-field';
import { rivalFields } from './rivals/schema';

/** Whether the address is valid and allowed is checked when it is read. */
const website = requiredLine(2048);

export const analysisSchema = z.object({
  url: website,
  /** True: bypasses the cache and reads the page again. */
  fresh: z.boolean().catch(false),
});

// We say ourselves that the enquiry comes from an audit.
const { source: _source, ...cameAlong } = hiddenSchemas;

/** An audit request, from a form or as JSON. Invalid hidden fields never cause a rejection. */
export const auditSchema = z.object({
  url: website,
  email: emailAddress,
  businessName: requiredLine(200),
  ...rivalFields,
  proof: proofField,
  [trapField]: hidden(2000),
  ...cameAlong,
});

export type AuditInput = z.infer<typeof auditSchema>;

export type AnalysisInput = z.infer<typeof analysisSchema>;

/** A new run needs only the link. */
export const rerunSchema = z.object({});
