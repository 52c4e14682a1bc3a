import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { paymentReturnLimit } from '@/lib/payment/limits';
import { reportPaymentReturn } from '@/lib/payment/report-payment-return';
import { paymentReturnSchema } from '@/lib/payment/schema';

/** Called by the page after a payment. The page itself is prerendered: opening its address alone changes nothing. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: paymentReturnSchema, limit: paymentReturnLimit },
    async ({ input, request, clientIp }) => {
      const userAgent = request.headers.get('user-agent') ?? undefined;
      await reportPaymentReturn(input, { clientIp, userAgent });
      return { success: true };
    },
  ),
});
