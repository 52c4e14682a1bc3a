import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { emailAddress } from '@/lib/mail/address-schema';

/** A request to hear of changes, from a form or as JSON. Hidden fields never cause a refusal. */
export const watchSchema = z.object({
  email: emailAddress,
  locale: z.enum(localeCodes).catch(defaultLocale),
});

export type WatchInput = z.infer<typeof watchSchema>;

/** The buttons need only the cookie. */
export const pressedSchema = z.object({});
