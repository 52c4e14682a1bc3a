import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { hidden } from '@/lib/leads/schema';
import { emailAddress } from '@/lib/mail/address-schema';
import { trapField } from '@/lib/site/trap-field';

/** A sign-up from a form or as JSON. Hidden fields never cause a refusal. */
export const newsletterSchema = z.object({
  email: emailAddress,
  page: pagePath.optional().catch(undefined),
  locale: z.enum(localeCodes).catch(defaultLocale),
  [trapField]: hidden(2000),
});

export type NewsletterInput = z.infer<typeof newsletterSchema>;
