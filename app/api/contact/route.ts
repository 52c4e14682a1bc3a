import { adviceQuoteSource } from '@/lib/ai-recommendations/quote-message';
import { attachmentForStaff } from '@/lib/attachments/attachment-for-staff';
import { isForm } from '@/lib/http/body';
import { submissionKey } from '@/lib/http/idempotency-key';
import { methods } from '@/lib/http/methods';
import { prefersRepresentation } from '@/lib/http/prefers-representation';
import { route } from '@/lib/http/route';
import { findVisitorId } from '@/lib/http/session-cookie';
import { contactFormPage } from '@/lib/leads/contact-form-page';
import { contactLimit } from '@/lib/leads/limits';
import { postedQuery } from '@/lib/leads/posted-query';
import { presentReceipt } from '@/lib/leads/present-receipt';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { quoteSource } from '@/lib/smart-personalization/quote-message';
import { countForm } from '@/lib/tracking/count-form';

/** `source` of enquiries sent from the quote dialogs; all others come from the contact form. */
const quoteSources = new Set<string | undefined>([quoteSource, adviceQuoteSource]);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: contactSchema,
      limit: contactLimit,
      form: { done: '/contact#sent', failed: '/contact#not-sent', invalid: contactFormPage },
    },
    async ({ input: typed, request, clientIp }) => {
      const { attachment, ...arrival } = postedQuery(request);
      const input = typed.first_page ? typed : { ...typed, ...arrival };
      const submitted = await submitLead(input, {
        ...(await attachmentForStaff(input.attachment ?? attachment, input.locale)),
        submission: submissionKey(request, clientIp),
        clientIp,
        visitorId: await findVisitorId(request),
        sentBy: isForm(request) ? 'form' : 'script',
        userAgent: request.headers.get('user-agent') ?? undefined,
      });
      countForm(request, quoteSources.has(input.source) ? 'quote' : 'contact', 'submit');
      const answer = { success: true, id: submitted.id };
      return prefersRepresentation(request)
        ? { ...answer, receipt: await presentReceipt(submitted, input) }
        : answer;
    },
  ),
});
