import { z } from 'zod';
import type { MailEventsTable } from '@/lib/db/newsletter-tables';

const mail = {
  created_at: z.string().max(100).optional(),
};
const data = z.object({
  email_id: z.string().min(1).max(200),
  to: z.array(z.string().min(1).max(320)).min(1).max(50),
});
const detail = z.string().max(2000).catch('');

/** Reports of bounces, delays and complaints: https://resend.com/docs/webhooks/event-types */
export const mailEventSchema = z.discriminatedUnion('type', [
  z.object({
    ...mail,
    type: z.literal('email.bounced'),
    data: data.extend({ bounce: z.object({ type: z.string().max(100), message: detail }).optional() }),
  }),
  z.object({
    ...mail,
    type: z.literal('email.suppressed'),
    data: data.extend({ suppressed: z.object({ message: detail }).optional() }),
  }),
  z.object({ ...mail, type: z.literal('email.complained'), data }),
]);

type ReportedMail = z.infer<typeof mailEventSchema>;

/** A report's type and detail in the format of our table. */
export function describeEvent(event: ReportedMail): Pick<MailEventsTable, 'type' | 'detail'> {
  switch (event.type) {
    case 'email.complained':
      return { type: 'complained', detail: '' };
    case 'email.suppressed':
      return { type: 'bounced', detail: event.data.suppressed?.message ?? '' };
    case 'email.bounced': {
      const { bounce } = event.data;
      const isPassing = bounce !== undefined && /^(transient|undetermined)$/i.test(bounce.type);
      return { type: isPassing ? 'delayed' : 'bounced', detail: bounce?.message ?? '' };
    }
  }
}
