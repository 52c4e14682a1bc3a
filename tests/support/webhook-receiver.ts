import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './listen';

const key = Buffer.from('twenty-four bytes of key');
export const webhookSecret = `whsec_${key.toString('base64')}`;

interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** Takes events, and checks signatures as the specification says, with nothing of ours. */
export async function startWebhookReceiver(port?: number) {
  /** Events whose signature is right, in order. */
  const received: Received[] = [];
  /** What it says to the next ones; 204 by default. */
  const answers: [status: number, headers?: Record<string, string>][] = [];
  const { origin, stop } = await serve(
    async (request, response) => {
      const body = await text(request);
      const { headers } = request;
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      const isSigned = headers['webhook-signature'] === expected;
      const [status = 204, more = {}] = isSigned ? (answers.shift() ?? []) : [401];
      if (isSigned) received.push({ headers, text: body, body: JSON.parse(body) });
      response.writeHead(status, more).end();
    },
    { port },
  );
  return {
    origin,
    stop,
    received,
    answers,
    /** What was said of an enquiry, in order. */
    toldOf: (id: string) => received.filter(({ body }) => body.data.id === id).map(({ body }) => body.type),
  };
}
