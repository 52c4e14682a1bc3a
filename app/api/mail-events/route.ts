import { stopAllWatches } from '@/lib/audit/watch-report';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { endsMailing, readMailEvent, recordMailEvent } from '@/lib/newsletter/receive-mail-event';

/** Resend's webhook: what became of mails it had accepted. Only the signature authenticates the sender. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ reads: 'nothing', schema: noInput, from: 'anywhere' }, async ({ request }) => {
    const event = await readMailEvent(request, Date.now());
    if (event && endsMailing(event)) for (const email of event.emails) await stopAllWatches(email);
    // Stored last: if stopping the watches fails, the event is not recorded, and Resend sends it again.
    if (event) await recordMailEvent(event);
    return { success: true };
  }),
});
