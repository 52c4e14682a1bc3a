import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const key = Buffer.from('twenty-four bytes of key');
export const webhookSecret = `whsec_${key.toString('base64')}`;

/** Takes events at a port of this computer, and checks signatures as the specification says, with nothing of ours. */
export async function startWebhookReceiver(port: number) {
  const told: { type: string; data: { id?: string } }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { headers } = request;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    const isSigned = headers['webhook-signature'] === expected;
    if (isSigned) told.push(JSON.parse(body));
    response.writeHead(isSigned ? 204 : 401).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** What was said of an enquiry, in order. */
    toldOf: (id: string) => told.filter(({ data }) => data.id === id).map(({ type }) => type),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
