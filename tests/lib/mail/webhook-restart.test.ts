import { env } from '@/lib/config/env';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { deliverDue } from '@/lib/mail/deliver';
import { portableStores } from '../../support/postgres-or-sqlite';

beforeEach(() => {
  Object.assign(env, { WEBHOOK_URL: undefined });
  jest.replaceProperty(env, 'WEBHOOK_URL', 'https://hook.example/');
});
afterEach(() => jest.restoreAllMocks());

it.each(portableStores)('an instance of before the webhook mails no event, on %s', async (_, start) => {
  const store = await start();
  const { db } = await store.open();
  const input = contactSchema.parse({ name: 'Dana', email: 'dana@whitlock.example', message: 'Help?' });
  await submitLead(input, {}, { db });

  // It claims all that is pending.
  const claimed = await db.selectFrom('outbox').select('kind').where('status', '=', 'pending').execute();
  expect(claimed.map(({ kind }) => kind)).toEqual(['lead']);

  // What its desk released, or an instance between the two added, is posted nevertheless.
  await db.updateTable('outbox').set({ status: 'pending' }).where('kind', '=', 'webhook').execute();
  const posted: string[] = [];
  const transport = {
    remembersKeysForMs: 1e9,
    send: async () => ({ kind: 'sent', providerId: '1' }) as const,
  };
  const webhook = {
    ...transport,
    send: async (_message: unknown, key: string) => {
      posted.push(key);
      return transport.send();
    },
  };
  await deliverDue({ db, transport, webhook });
  expect(posted).toEqual([expect.stringMatching(/^webhook-enquiry-/)]);
  await store.stop();
});
