import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { emailAddress } from '@/lib/mail/email-schema';

/** A sign-up from a form or as JSON. The other fields never cause a refusal. */
export const newsletterSchema = z.object({
  email: emailAddress,
  page: pagePath.optional().catch(undefined),
  locale: z.enum(localeCodes).catch(defaultLocale),
});

export type NewsletterInput = z.infer<typeof newsletterSchema>;
