import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { hourMs, minuteMs } from '@/lib/durations';
import { listLeads } from '@/lib/leads/leads-store';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { claimDue, enqueue } from '@/lib/mail/outbox';
import { claimProbe, probeNow, readPause } from '@/lib/mail/pause-store';
import type { FakeBehaviour } from '../../support/fake-resend';
import { message, OutboxSetting, startOfTest } from '../../support/outbox-setting';
import { portableStores, useStore } from '../../support/postgres-or-sqlite';

const wrongKey: FakeBehaviour = { kind: 'error', status: 401, name: 'invalid_api_key' };
const accept: FakeBehaviour = { kind: 'accept' };

describe.each(portableStores)(
  'a provider that refuses our account, with the outbox on %s',
  (_name, startStore) => {
    const store = useStore(startStore);
    let setting: OutboxSetting;
    beforeEach(async () => {
      setting = await OutboxSetting.start(store);
    });
    afterEach(() => setting.stop());

    const pause = () => readPause(setting.database.db);
    const alarms = () =>
      setting.errors.mock.calls.filter(([text]) => /the outbox is paused/.test(String(text)));

    it('for an hour costs no lead: each of twenty is delivered once when the key is right again', async () => {
      const { db } = setting.database;
      const submit = (name: string) => {
        const email = `${name.replace(' ', '')}@example.com`;
        const input = contactSchema.parse({ name, email, message: 'Hello' });
        return submitLead(input, { now: new Date(setting.now) }, { db });
      };
      setting.fake.behave = () => wrongKey;
      const ids: string[] = [];
      for (let index = 0; index < 20; index += 1) {
        ids.push((await submit(`Lead ${index}`)).id);
        await setting.deliverFor(3 * minuteMs, 30_000);
      }
      expect(setting.now).toBe(startOfTest + hourMs);
      expect(setting.fake.accepted).toEqual([]);
      // The first, and probes after 1, 2, 4, 8, 15, 15 minutes.
      expect(setting.fake.requests).toHaveLength(7);
      expect(alarms()).toHaveLength(1);
      expect(alarms()[0]?.[0]).toMatch(/401 invalid_api_key.*RESEND_API_KEY.*npm run mail -- retry/s);
      const waiting = await db.selectFrom('outbox').select(['status', 'failures', 'unknown_since']).execute();
      expect(waiting).toEqual(Array(20).fill({ status: 'pending', failures: 0, unknown_since: null }));
      expect(await pause()).toMatchObject({
        reason: expect.stringContaining('401 invalid_api_key'),
        since: startOfTest,
        probes: 6,
      });

      setting.fake.behave = () => accept;
      await setting.deliverFor(16 * minuteMs, 30_000);
      expect(setting.keysAccepted()).toEqual(ids.map((id) => `lead-${id}`).sort());
      const leads = await listLeads(db, {});
      expect(leads.map((lead) => lead.mail_status)).toEqual(Array(20).fill('sent'));
      expect(await pause()).toBeUndefined();
      expect(alarms()).toHaveLength(1);
    });

    it('is asked with one mail at a time, and one success sends everything in the same round', async () => {
      await setting.put(...Array.from({ length: 12 }, (_, index) => `mail-${index}`));
      setting.fake.behave = () => wrongKey;
      await expect(setting.deliver()).resolves.toMatchObject({ paused: 4 });
      await expect(setting.deliver()).resolves.toMatchObject({ paused: 0 });
      setting.now += minuteMs;
      await expect(setting.deliver()).resolves.toMatchObject({ paused: 1 });
      expect(setting.fake.requests).toHaveLength(5);
      setting.now += 2 * minuteMs;
      setting.fake.behave = () => accept;
      await expect(setting.deliver()).resolves.toMatchObject({ sent: 12, paused: 0 });
      expect(setting.fake.requests).toHaveLength(17);
    });

    it('is asked at once after a repair', async () => {
      await setting.put('a');
      setting.fake.behave = () => wrongKey;
      await setting.deliver();
      setting.fake.behave = () => accept;
      await expect(setting.deliver()).resolves.toMatchObject({ sent: 0 });
      await probeNow(setting.database.db, setting.now);
      await expect(setting.deliver()).resolves.toMatchObject({ sent: 1 });
    });

    it('is asked again by another process when one was killed while asking', async () => {
      await setting.put('a', 'b');
      setting.fake.behave = () => wrongKey;
      await setting.deliver();
      setting.now += minuteMs;
      const { db } = setting.database;
      expect(await claimProbe(db, { now: setting.now, leaseMs: 30_000 })).toMatchObject({ probes: 0 });
      await claimDue(db, { now: setting.now, leaseMs: 30_000, limit: 1, order: 'attempts' });
      setting.fake.behave = () => accept;
      await expect(setting.deliver()).resolves.toMatchObject({ sent: 0 });
      setting.now += 30_000;
      await setting.deliver();
      expect(setting.keysAccepted()).toEqual(['a', 'b']);
    });

    it('is one pause for all processes: one asks, and its success lets the others send', async () => {
      const place = await store.place();
      const [one, other] = [openDatabase(place), openDatabase(place)];
      await migrateToLatest(one.db);
      for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
        await one.db
          .transaction()
          .execute((trx) =>
            enqueue(trx, { key, kind: 'test', recipient: 'staff', message, now: setting.now }),
          );
      }
      setting.fake.behave = () => wrongKey;
      await setting.deliver({ db: one.db });
      const before = setting.fake.requests.length;
      await expect(setting.deliver({ db: other.db })).resolves.toMatchObject({ paused: 0, sent: 0 });
      expect(setting.fake.requests).toHaveLength(before);
      expect(await readPause(other.db)).toEqual(await readPause(one.db));

      setting.now += minuteMs;
      const both = () => Promise.all([one, other].map(({ db }) => setting.deliver({ db })));
      const refused = await both();
      expect(refused.map(({ paused }) => paused).sort()).toEqual([0, 1]);
      expect(setting.fake.requests).toHaveLength(before + 1);

      setting.now += 2 * minuteMs;
      setting.fake.behave = () => accept;
      await both();
      await both();
      expect(setting.keysAccepted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      expect(await readPause(one.db)).toBeUndefined();
      await Promise.all([one.close(), other.close()]);
    });

    it('because of one mail alone keeps no other for longer than a probe, and parks that one in the end', async () => {
      const { fake } = setting;
      fake.behave = () => (fake.requests.at(-1)?.key === 'bad' ? wrongKey : accept);
      await setting.put('bad');
      const good: string[] = [];
      for (let index = 10; index < 30; index += 1) {
        good.push(`good-${index}`);
        await setting.put(`good-${index}`);
        await setting.deliverFor(16 * minuteMs, minuteMs);
        expect(setting.keysAccepted()).toEqual(good);
      }
      await expect(setting.row('bad')).resolves.toMatchObject({ status: 'parked', park_reason: 'rejected' });
      expect(await pause()).toBeUndefined();
    });

    it('for its sender gets what waited from the corrected one', async () => {
      await setting.put('a', 'b');
      setting.fake.behave = () => ({ kind: 'error', status: 403, name: 'validation_error' });
      await setting.deliver();
      setting.fake.behave = () => accept;
      setting.now += minuteMs;
      await setting.deliver({ sender: 'Us <us@verified.example>' });
      const senders = setting.fake.accepted.map(({ body }) => JSON.parse(body).from);
      expect(senders).toEqual(Array(2).fill('Us <us@verified.example>'));
    });

    it('never changes a mail that may have been accepted already', async () => {
      await setting.put('a');
      setting.fake.behave = () => ({ kind: 'dropped' });
      await setting.deliver();
      setting.fake.behave = () => accept;
      setting.now += minuteMs;
      await expect(setting.deliver({ sender: 'Us <us@verified.example>' })).resolves.toMatchObject({
        sent: 1,
      });
      expect(setting.fake.conflicts).toEqual([]);
    });
  },
);
