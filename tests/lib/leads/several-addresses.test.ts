import '../../support/three-addresses';
import { listLeads } from '@/lib/leads/leads-store';
import { presentLeads } from '@/lib/leads/present-leads';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { deliverDue } from '@/lib/mail/deliver';
import { resendTransport } from '@/lib/mail/resend';
import { eachTest } from '@/tests/support/started';
import { startFakeResend } from '../../support/fake-resend';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';
import { addresses } from '../../support/three-addresses';

const input = contactSchema.parse({ name: 'Anna', email: 'anna@example.com', message: 'Hello' });

describe.each(portableStores)('an enquiry for three people on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);
  const fake = eachTest(startFakeResend);

  beforeEach(() => {
    jest.spyOn(log, 'error').mockImplementation();
    jest.spyOn(log, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const transport = () => resendTransport({ apiKey: 'k', baseUrl: fake.baseUrl });
  const submit = (given = input) => submitLead(given, {}, { db: database.db, transport: transport() });
  const deliver = () => deliverDue({ db: database.db, transport: transport() });
  const listed = async (filter = {}) => JSON.parse(presentLeads.json(await listLeads(database.db, filter)));
  const reached = () => fake.accepted.map(({ body }) => JSON.parse(body).to).sort();
  const refuse = (...wrong: string[]) => {
    fake.behave = () => {
      const [to] = JSON.parse(fake.requests.at(-1)?.body ?? '{}').to;
      return wrong.includes(to)
        ? { kind: 'error', status: 422, name: 'validation_error' }
        : { kind: 'accept' };
    };
  };

  it('is a mail for each, with a key of its own, and one lead', async () => {
    const { id } = await submit();
    await expect(deliver()).resolves.toMatchObject({ sent: 3 });
    expect(reached()).toEqual(addresses.map((address) => [address]));
    const keys = fake.accepted.map(({ key }) => key).sort();
    expect(keys).toEqual([`lead-${id}`, `lead-${id}-2`, `lead-${id}-3`]);
    expect(await listed()).toMatchObject([{ id, mail: 'sent', problem: '' }]);
  });

  it.each(addresses)('reaches the others when %s is refused, and says so', async (wrong) => {
    refuse(wrong);
    const { id } = await submit();
    expect(await listed()).toMatchObject([{ id, mail: 'pending', problem: '' }]);
    await expect(deliver()).resolves.toMatchObject({ sent: 2, parked: 1 });
    expect(reached()).toEqual(addresses.filter((address) => address !== wrong).map((address) => [address]));
    const problem = expect.stringMatching(/^1 of 3 mails not sent: rejected: 422 validation_error/);
    expect(await listed()).toMatchObject([{ id, mail: 'parked', problem }]);
    expect(await listed({ isParked: true })).toHaveLength(1);
  });

  it('lists each lead once, with the state of its own mails', async () => {
    refuse('bob@staff.example');
    await submit({ ...input, name: 'First' });
    await deliver();
    fake.behave = () => ({ kind: 'accept' });
    await submit({ ...input, name: 'Second' });
    await deliver();
    await submit({ ...input, name: 'Third' });
    const leads: { name: string; mail: string }[] = await listed();
    expect(Object.fromEntries(leads.map(({ name, mail }) => [name, mail]))).toEqual({
      First: 'parked',
      Second: 'sent',
      Third: 'pending',
    });
    expect(leads).toHaveLength(3);
    expect(await listed({ isParked: true })).toMatchObject([{ name: 'First' }]);
  });

  it('is accepted without a database when one of the three is reached, and refused when none is', async () => {
    await database.close();
    refuse('ann@staff.example', 'cem@staff.example');
    await expect(submit()).resolves.toMatchObject({ id: expect.any(String) });
    expect(reached()).toEqual([['bob@staff.example']]);
    refuse(...addresses);
    await expect(submit()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
