import { z } from 'zod';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { paymentProviders, referenceShape } from './payment-return';

/** The query of the page's address after a payment. */
export const paymentReturnSchema = z.object({
  provider: z.enum(paymentProviders),
  reference: z.string().regex(referenceShape),
  /** Id of a package of ours or of a plan at the provider. Any other value is dropped: staff find the payment by its reference. */
  paidFor: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
  locale: z.enum(localeCodes).catch(defaultLocale),
});

export type PaymentReturnInput = z.infer<typeof paymentReturnSchema>;
