import { z } from 'zod';
import { classifyBounce } from './classify-bounce';
import type { MailEventsTable } from './tables';

const mail = {
  created_at: z.string().max(100).optional(),
};
const data = z.object({
  email_id: z.string().min(1).max(200),
  to: z.array(z.string().min(1).max(320)).min(1).max(50),
});
const detail = z.string().max(2000).catch('');
const word = z.string().max(100).optional().catch(undefined);

/** Reports of bounces, failures, deliveries and complaints: https://resend.com/docs/webhooks/event-types */
export const mailEventSchema = z.discriminatedUnion('type', [
  z.object({
    ...mail,
    type: z.literal('email.bounced'),
    data: data.extend({ bounce: z.object({ type: word, subType: word, message: detail }).optional() }),
  }),
  z.object({
    ...mail,
    type: z.literal('email.suppressed'),
    data: data.extend({ suppressed: z.object({ message: detail }).optional() }),
  }),
  z.object({
    ...mail,
    type: z.literal('email.failed'),
    data: data.extend({ failed: z.object({ reason: detail }).optional() }),
  }),
  z.object({ ...mail, type: z.literal('email.delivered'), data }),
  z.object({ ...mail, type: z.literal('email.complained'), data }),
]);

type ReportedMail = z.infer<typeof mailEventSchema>;

/** A report's type and detail in the format of our table. */
export function describeEvent(event: ReportedMail): Pick<MailEventsTable, 'type' | 'detail'> {
  switch (event.type) {
    case 'email.complained':
      return { type: 'complained', detail: '' };
    case 'email.delivered':
      return { type: 'delivered', detail: '' };
    case 'email.failed':
      return { type: 'failed', detail: event.data.failed?.reason ?? '' };
    case 'email.suppressed':
      // On the provider's list after any bounce that it calls permanent, so that it says nothing about the mailbox.
      return { type: 'refused', detail: event.data.suppressed?.message ?? '' };
    case 'email.bounced':
      return { type: classifyBounce(event.data.bounce ?? {}), detail: event.data.bounce?.message ?? '' };
  }
}

/** Whom of its addressees a report is about: those that its text names; of several, nobody if it names none. */
export function findAddressees({ data: { to } }: ReportedMail, text: string): string[] {
  if (to.length === 1) return to;
  const named = text.toLowerCase();
  return to.filter((address) => named.includes(address.toLowerCase()));
}
