import { stopAllWatches } from '@/lib/audit/watch/stop-all-watches';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { readMailEvent, recordMailEvent } from '@/lib/newsletter/receive-mail-event';

/** Resend's webhook: what became of mails after it had taken them. The signature is the whole proof of the sender. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ reads: 'nothing', schema: noInput, from: 'anywhere' }, async ({ request }) => {
    const event = await readMailEvent(request, Date.now());
    if (event && event.type !== 'delayed') for (const email of event.emails) await stopAllWatches(email);
    // Stored last: a report that was stored already is not acted on again.
    if (event) await recordMailEvent(event);
    return { success: true };
  }),
});
