import { dayMs, minuteMs } from '@/lib/durations';
import { enqueueDueBundles } from '@/lib/leads/bundles/enqueue-due-bundles';
import { listLeads } from '@/lib/leads/leads-store';
import { bundleAfterMs } from '@/lib/leads/limits';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { portableStores, useNewDatabases } from '../../../support/postgres-or-sqlite';
import { staffMails } from '../../../support/staff-mails';

/** 09:00 in Brisbane. */
const start = Date.parse('2026-11-20T23:00:00Z');
/** Held back as spam. */
const trapped = { [honeypotField]: 'x', elapsedMs: 1 };
const longText = 'We sell handmade surfboards in Burleigh Heads and want an online shop. '.repeat(4);

describe.each(portableStores)('enqueueDueBundles on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  function submit(fields: Record<string, unknown>, atMs = start) {
    const input = contactSchema.parse({ name: 'Kim', email: 'kim@example.com', message: 'Hello', ...fields });
    return submitLead(input, { now: new Date(atMs) }, { db: database.db });
  }
  const visitor = (index: number) => ({
    name: `Visitor ${index}`,
    email: `visitor-${index}@example.com`,
    phone: `0400 000 ${index}`,
    message: `Question number-${index}-end`,
  });
  const mails = () => staffMails(database.db);
  const kinds = async () => (await mails()).map(({ kind }) => kind);
  const outbox = () => listLeads(database.db, {});

  it('brings 200 enquiries of one hour to staff: 30 in mails of their own, the rest in bundles, each once', async () => {
    for (let index = 0; index < 200; index += 1) {
      const now = start + index * 18_000;
      await submit(visitor(index), now);
      await enqueueDueBundles(database.db, now);
    }
    for (let tick = 0; tick <= 60; tick += 1) {
      await enqueueDueBundles(database.db, start + 200 * 18_000 + tick * 18_000);
    }

    const sent = await mails();
    const bundles = sent.filter(({ kind }) => kind === 'lead-bundle');
    expect(sent.filter(({ kind }) => kind === 'lead')).toHaveLength(30);
    expect(bundles.length).toBeLessThanOrEqual(5);
    for (let index = 0; index < 200; index += 1) {
      const carriers = sent.filter(({ text }) => text.includes(`number-${index}-end`));
      expect(carriers).toHaveLength(1);
      expect(carriers[0]?.text).toContain(`visitor-${index}@example.com`);
      expect(carriers[0]?.text).toContain(`0400 000 ${index}`);
      expect((carriers[0]?.createdAt ?? 0) - (start + index * 18_000)).toBeLessThanOrEqual(
        bundleAfterMs + 18_000,
      );
    }
    const gaps = bundles.slice(1).map(({ createdAt }, index) => createdAt - (bundles[index]?.createdAt ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(bundleAfterMs);
    expect(new Set((await outbox()).map(({ mail_status }) => mail_status))).toEqual(new Set(['pending']));
  });

  it('sends the same long text from 50 addresses once, and then says how often it came', async () => {
    const { id } = await submit({ ...visitor(0), message: longText });
    for (let index = 1; index < 50; index += 1) await submit({ ...visitor(index), message: longText });
    await enqueueDueBundles(database.db, start + bundleAfterMs);

    const [own, bundle, ...others] = await mails();
    expect(others).toEqual([]);
    expect(own?.kind).toBe('lead');
    expect(bundle?.text).toContain(`Same text as enquiry ${id} from Visitor 0, 49 times more:`);
    expect(bundle?.text).toContain('visitor-49@example.com');
    expect(bundle?.text).not.toContain('surfboards');
    expect(await outbox()).toHaveLength(50);
  });

  it('sends what one person writes twice once, also under a tag, until the day is over', async () => {
    await submit({ email: 'kim@example.com' });
    await submit({ email: 'kim+1@example.com' }, start + minuteMs);
    expect(await kinds()).toEqual(['lead']);
    await submit({ email: 'kim@example.com' }, start + dayMs + 2 * minuteMs);
    expect(await kinds()).toEqual(['lead', 'lead']);
  });

  it('lets the same short words of two people reach staff at once', async () => {
    await submit({ name: 'Ann', email: 'ann@example.com', message: 'Please call me' });
    await submit({ name: 'Bob', email: 'bob@example.com', message: 'Please call me' });
    expect(await kinds()).toEqual(['lead', 'lead']);
  });

  it('bundles the sixth enquiry of one mailbox within an hour', async () => {
    for (let index = 0; index < 6; index += 1) {
      await submit({ email: `kim+${index}@example.com`, message: `Question ${index}` });
    }
    await enqueueDueBundles(database.db, start + bundleAfterMs);
    expect(await kinds()).toEqual([...Array(5).fill('lead'), 'lead-bundle']);
  });

  it('does not let spam that is held back hide a real enquiry with the same text', async () => {
    await submit({ ...visitor(1), message: longText, ...trapped });
    await submit({ ...visitor(2), message: longText });
    expect(await kinds()).toEqual(['lead']);
  });

  it('assigns each lead to one bundle, also with concurrent processes', async () => {
    await submit(visitor(0));
    for (let index = 1; index < 20; index += 1) await submit(visitor(0));
    const second = await Promise.all(
      Array.from({ length: 4 }, () => enqueueDueBundles(database.db, start + bundleAfterMs)),
    );
    expect(second.reduce((sum, { bundles }) => sum + bundles, 0)).toBe(1);
    expect(await kinds()).toEqual(['lead', 'lead-bundle']);
  });

  it('gives a lead to the next bundle when the process ends before this one is stored', async () => {
    await submit(visitor(0));
    await submit(visitor(0));
    await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expect(enqueueDueBundles(database.db, start + bundleAfterMs)).rejects.toThrow();
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    await expect(enqueueDueBundles(database.db, start + bundleAfterMs)).resolves.toEqual({
      bundles: 1,
      digests: 0,
    });
    await expect(enqueueDueBundles(database.db, start + 2 * bundleAfterMs)).resolves.toEqual({
      bundles: 0,
      digests: 0,
    });
  });

  it('splits what Gmail would cut off, and cuts no text', async () => {
    const huge = (index: number) => `${'word '.repeat(3990)} text-${index}-end`;
    await submit({ ...visitor(0), message: 'first' });
    for (let index = 0; index < 60; index += 1) {
      // Same mailbox: from the sixth on they are bundled.
      await submit({ ...visitor(0), message: huge(index) });
    }
    await enqueueDueBundles(database.db, start + bundleAfterMs);
    const bundles = (await mails()).filter(({ kind }) => kind === 'lead-bundle');
    // Four texts of 20 KB fit into 102 KB.
    expect(bundles).toHaveLength(14);
    for (const { html } of bundles) expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
    for (let index = 4; index < 60; index += 1) {
      expect(bundles.filter(({ text }) => text.includes(`text-${index}-end`))).toHaveLength(1);
    }
  });

  it('shows markup as text in both kinds of mail', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await submit({ name: markup, message: markup });
    await submit({ name: markup, message: markup });
    await submit({ ...visitor(9), name: markup, message: markup, ...trapped });
    await enqueueDueBundles(database.db, start + dayMs);
    for (const { html } of await mails()) expect(html).not.toContain('<img');
    expect(await mails()).toHaveLength(3);
  });
});
