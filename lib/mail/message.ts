import { z } from 'zod';

const address = z.object({ name: z.string(), address: z.string() });

/** One mail as stored in the outbox: rendered, complete, and the same for every try. */
export const mailMessageSchema = z.object({
  /** As configured, `Name <address>`; never the visitor's. Kept up to date with the setting until a try may have been accepted. */
  from: z.string(),
  to: z.array(z.string()).min(1),
  replyTo: address.optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Further header fields, such as List-Unsubscribe. */
  headers: z.record(z.string(), z.string()).optional(),
});

/** A stored mail; undefined if it is unreadable. */
export function readMessage(payload: string): MailMessage | undefined {
  try {
    return mailMessageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

export type MailMessage = z.infer<typeof mailMessageSchema>;
export type MailAddress = z.infer<typeof address>;
