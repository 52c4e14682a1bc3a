import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { emailAddress } from '@/lib/mail/address-schema';

/** A request to be notified of changes, from a form or as JSON. An invalid locale never causes a rejection. */
export const watchSchema = z.object({
  email: emailAddress,
  locale: z.enum(localeCodes).catch(defaultLocale),
});

export type WatchInput = z.infer<typeof watchSchema>;

/** The confirm and stop buttons send no fields, only the cookie. */
export const pressedSchema = z.object({});
