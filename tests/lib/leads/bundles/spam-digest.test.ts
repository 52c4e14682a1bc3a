import { env } from '@/lib/config/env';
import { dayMs, minuteMs } from '@/lib/durations';
import { enqueueDueBundles } from '@/lib/leads/bundles/enqueue-due-bundles';
import { listLeads } from '@/lib/leads/leads-store';
import { releaseLead } from '@/lib/leads/release-lead';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { portableStores, useNewDatabases } from '../../../support/postgres-or-sqlite';
import { staffMails } from '../../../support/staff-mails';

/** 09:00 in Brisbane. */
const start = Date.parse('2026-11-20T23:00:00Z');

describe.each(portableStores)('enquiries held back as spam, on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  function submit(fields: Record<string, unknown>, atMs = start) {
    const input = contactSchema.parse({ [honeypotField]: 'x', elapsedMs: 1, ...fields });
    return submitLead(input, { now: new Date(atMs) }, { db: database.db });
  }
  const visitor = (index: number) => ({
    name: `Visitor ${index}`,
    email: `visitor-${index}@example.com`,
    message: `Question number-${index}-end`,
  });
  const mails = () => staffMails(database.db);

  it('sends one digest of spam in the morning, with the way to release each', async () => {
    const { id } = await submit({ ...visitor(1), message: `Buy now ${'m'.repeat(400)}` });
    await submit({ ...visitor(2) }, start + 60 * minuteMs);
    await expect(enqueueDueBundles(database.db, start + 22 * 60 * minuteMs)).resolves.toMatchObject({
      digests: 0,
    });
    expect(await mails()).toEqual([]);

    const morning = Date.parse('2026-11-21T22:00:00Z');
    await expect(enqueueDueBundles(database.db, morning)).resolves.toMatchObject({ digests: 1 });
    await expect(enqueueDueBundles(database.db, morning + minuteMs)).resolves.toMatchObject({ digests: 0 });
    const [digest, ...others] = await mails();
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Held back as spam: 2 messages');
    // Without marks, which a mail has around what looks like a phone number: an id may.
    const shown = digest?.html.replaceAll(/<[^>]*>/g, '');
    for (const fact of [
      'visitor-1@example.com',
      'Visitor 2',
      `npm run leads -- --not-spam ${id}`,
      'filled in',
    ]) {
      expect(digest?.text).toContain(fact);
      expect(shown).toContain(fact);
    }
    expect(digest?.text).toContain('m'.repeat(192));
    expect(digest?.text).not.toContain('m'.repeat(193));
  });

  it('says when each came in Brisbane, and leads to the desk where there is one', async () => {
    Object.assign(env, { STAFF_EMAILS: ['desk@cornerpiece.example'] });
    const { id } = await submit(visitor(1));
    await enqueueDueBundles(database.db, start + dayMs);
    const [digest] = await mails();
    Object.assign(env, { STAFF_EMAILS: undefined });
    expect(digest?.text).toMatch(/Received: Saturday,? 21 November 2026 at 9:00:00\sam AEST/);
    expect(digest?.text).toContain('Why: ');
    expect(digest?.text).not.toContain('npm run');
    expect(digest?.text).toContain(`Open it in the desk http://localhost:3000/staff/leads/${id}`);
    expect(digest?.html).toContain(`href="http://localhost:3000/staff/leads/${id}"`);
  });

  it('shows as many as Gmail does not cut off, and the number of the others', async () => {
    for (let index = 0; index < 150; index += 1)
      await submit({ ...visitor(index), message: `${index} ${'ف'.repeat(300)}` });
    await enqueueDueBundles(database.db, start + dayMs);
    const [digest] = await mails();
    expect(Buffer.byteLength(digest?.html ?? '')).toBeLessThan(102 * 1024);
    expect(digest?.subject).toBe('Held back as spam: 150 messages');
    const shown = digest?.text.match(/--not-spam/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(50);
    expect(digest?.text).toContain(`${150 - shown} more are not shown here.`);
  });

  it('sends a released lead as an ordinary mail, once', async () => {
    const { id } = await submit({ ...visitor(1) });
    expect(await listLeads(database.db, { isSpam: true })).toHaveLength(1);
    await releaseLead(database.db, id, start + minuteMs);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.key, mail?.subject]).toEqual([`lead-${id}`, 'Enquiry: Visitor 1']);
    await expect(releaseLead(database.db, id, start)).rejects.toThrow(TypeError);
    await expect(releaseLead(database.db, 'nobody', start)).rejects.toThrow('No enquiry nobody');
    expect(await listLeads(database.db, { isSpam: true })).toEqual([]);
    await enqueueDueBundles(database.db, start + 2 * dayMs);
    expect(await mails()).toHaveLength(1);
  });
});
