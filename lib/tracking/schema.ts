import { z } from 'zod';
import { withoutReportToken } from '@/lib/site/report-path';
import { cleanTag } from '@/lib/traffic-sources/clean-tag';

/** All types of behaviour events. */
export const behaviourTypes = [
  'page_view',
  'button_click',
  'page_exit',
  'form_interaction',
  'service_inquiry',
] as const;

/** Text without NUL, which Postgres rejects: one such text would make the whole batch fail. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .overwrite((value) => value.toWellFormed().replaceAll('\0', ''));

/** An address without query and fragment, which may contain visitors' data, and without the token of a report. */
const address = text(2000).overwrite((value) =>
  withoutReportToken(value.replace(/[?#].*$/s, '')).slice(0, 500),
);

/** Text of which only the beginning is stored. */
const shortText = z.string().overwrite((value) => value.slice(0, 100).toWellFormed().replaceAll('\0', ''));
const scalar = z.union([shortText, z.number(), z.boolean(), z.null()]);
const value = z.union([scalar, z.array(scalar).max(12)]);
const inquiryData = z.record(z.string(), value);
/** Characters of what an event carries, as JSON. */
const maxCharacters = 3000;

const moment = z.iso.datetime({ offset: true });
const userAgent = text(1000).overwrite((value) => value.slice(0, 300).toWellFormed());

const tag = z.string().overwrite(cleanTag).optional();
const campaign = z.object({ utm_source: tag, utm_medium: tag });

export const pageViewSchema = z
  .object({
    page: address.min(1),
    title: text(500),
    timestamp: moment,
    referrer: address,
    userAgent,
    /** Of the link that led to the site; it is only counted. */
    campaign: campaign.optional().catch(undefined),
  })
  // The title of a report names the visitor's business.
  .transform((view) => (view.page.endsWith('/reports/') ? { ...view, title: '' } : view));

export const behaviourSchema = z.object({
  sessionId: z.string().regex(/^[\w-]{8,100}$/),
  eventType: z.enum(behaviourTypes),
  pageUrl: address.min(1),
  /** Seconds since the page was entered; a tab can stay open for weeks. */
  timeSpent: z.number().min(0).max(1e8),
  /** Other fields depend on the event: a few short ones. */
  interactionData: z
    .object({
      /** Percentage of the page that has been in view. */
      scrollDepth: z.number().min(0).max(100).optional(),
      clickCount: z.int().min(0).optional(),
      userAgent: userAgent.optional(),
      timestamp: moment.optional(),
    })
    .catchall(z.union([value, inquiryData]))
    .refine((data) => JSON.stringify(data).length <= maxCharacters),
});

export type PageViewEvent = z.infer<typeof pageViewSchema>;
export type BehaviourEvent = z.infer<typeof behaviourSchema>;
export type InquiryData = z.infer<typeof inquiryData>;
