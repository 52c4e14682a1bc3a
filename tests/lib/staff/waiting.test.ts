import { env } from '@/lib/config/env';
import { hourMs } from '@/lib/durations';
import { officeHoursBetween } from '@/lib/leads/office-hours';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { readMessage } from '@/lib/mail/message';
import { changeLead } from '@/lib/staff/change-lead';
import { findLead } from '@/lib/staff/desk-leads-store';
import { mailOverdue } from '@/lib/staff/overdue-mail';
import { listOverdue } from '@/lib/staff/overdue-store';
import { readStory } from '@/lib/staff/read-story';
import { readResponseTimes, summarizeResponses } from '@/lib/staff/read-waiting';
import { changeSchema } from '@/lib/staff/schema';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const at = (text: string) => Date.parse(`${text}+10:00`);
const anna = 'anna@cornerpiece.example';
/** A Monday. */
const monday = at('2026-11-23T10:00');

describe('office hours', () => {
  it.each([
    ['within a day', '2026-11-23T10:00', '2026-11-23T12:30', 2.5],
    ['over a night', '2026-11-23T16:00', '2026-11-24T10:00', 2],
    ['over a weekend', '2026-11-27T16:30', '2026-11-30T09:30', 1],
    ['on a Sunday', '2026-11-29T10:00', '2026-11-29T20:00', 0],
    ['over the break at Christmas', '2026-12-24T16:00', '2027-01-04T10:00', 2],
  ])('%s are counted', (_, from, to, hours) => {
    expect(officeHoursBetween(at(from), at(to))).toBe(hours * hourMs);
  });

  it('give the median and the longest wait of a week', () => {
    const answered = [1, 2, 3, 7].map((hours) => ({
      received_at: monday,
      answered_at: monday + hours * hourMs,
    }));
    const rows = [...answered, { received_at: monday, answered_at: null }];
    const [week, before] = summarizeResponses(rows, monday);
    expect(week).toEqual({
      ...{ at: at('2026-11-23T00:00'), answered: 4, waiting: 1 },
      ...{ medianMs: 2.5 * hourMs, longestMs: 7 * hourMs },
    });
    expect(before).toMatchObject({ at: at('2026-11-16T00:00'), answered: 0, medianMs: null });
  });
});

describe.each(portableStores)('who waits, on %s', (_, start) => {
  const database = useNewDatabases(start);
  beforeEach(async () => {
    // Jest replaces only existing properties.
    Object.assign(env, { STAFF_EMAILS: undefined });
    jest.replaceProperty(env, 'STAFF_EMAILS', [anna, 'ben@cornerpiece.example']);
  });
  afterEach(() => jest.restoreAllMocks());

  const submit = async (fields: Record<string, unknown> = {}, now = monday) => {
    const input = contactSchema.parse({
      ...{ name: 'Dana', email: 'dana@whitlock.example', message: 'Help?' },
      ...fields,
    });
    return (await submitLead(input, { now: new Date(now) }, { db: database.db })).id;
  };
  const change = (lead: string, version: number, fields: Record<string, string>, now = monday) => {
    const { lead: leadId, ...parsed } = changeSchema.parse({ lead, version, ...fields });
    return changeLead(database.db, { ...parsed, leadId, email: anna, now });
  };
  const overdueAt = async (text: string) =>
    (await listOverdue(database.reading, at(text))).map(({ name, taken_by }) => [name, taken_by]);

  it('is late by the promise, or by the day that somebody set; handed over to whom it belongs', async () => {
    const first = await submit();
    await submit({ name: 'Later', email: 'later@other.example' }, monday + 5 * hourMs);
    expect(await overdueAt('2026-11-24T10:00')).toEqual([]);
    await change(first, 0, { action: 'hand_over', to: 'ben@cornerpiece.example' });
    expect(await overdueAt('2026-11-24T10:01')).toEqual([['Dana', 'ben@cornerpiece.example']]);
    await change(first, 1, { action: 'due', due: '2026-11-26' });
    expect(await overdueAt('2026-11-25T10:00')).toEqual([['Later', null]]);
    await change(first, 2, { action: 'answered' });
    expect(await overdueAt('2026-11-26T17:01')).toEqual([
      ['Later', null],
      ['Dana', 'ben@cornerpiece.example'],
    ]);
    await change(first, 3, { action: 'won', amount: '$1,200.50' });
    expect(await overdueAt('2026-11-26T17:01')).toEqual([['Later', null]]);
    expect(await findLead(database.db, first)).toMatchObject({ state: 'won', amount_cents: 120_050 });
    const [week] = await readResponseTimes(database.reading, monday);
    expect(week).toMatchObject({ answered: 1, waiting: 1, longestMs: 0 });
  });

  it.each([
    ['hand_over', 'to', 'stranger@else.example'],
    ['due', 'due', 'tomorrow'],
  ])('is not changed by %s with the %s %s', async (action, field, value) => {
    const id = await submit();
    await expect(async () => change(id, 0, { action, [field]: value })).rejects.toThrow();
  });

  it.each([
    ['1234,50', 'ambiguous'],
    ['1,2,3', 'ambiguous'],
    ['999,999,999,999', 'too_much'],
  ])('is not won with %s, which is asked about', async (amount, reason) => {
    const id = await submit();
    expect(await change(id, 0, { action: 'won', amount })).toEqual({
      ...{ kind: 'unconfirmed', fault: { about: 'amount', reason } },
    });
    expect(await findLead(database.db, id)).toMatchObject({ state: 'new', version: 0 });
  });

  it.each([
    ['2025-01-01', 'past'],
    ['2026-11-20', 'past'],
    ['2099-01-01', 'far'],
    ['2026-12-25', 'closed'],
    ['2026-11-28', 'closed'],
  ])('is due on %s only if its sender says once more that this is meant', async (due, reason) => {
    const id = await submit();
    expect(await change(id, 0, { action: 'due', due })).toEqual({
      ...{ kind: 'unconfirmed', fault: { about: 'due', reason } },
    });
    expect(await change(id, 0, { action: 'due', due, sure: '2026-11-27' })).toMatchObject({
      kind: 'unconfirmed',
    });
    expect(await findLead(database.db, id)).toMatchObject({ due_at: null, version: 0 });
    expect(await change(id, 0, { action: 'due', due, sure: due })).toEqual({ kind: 'changed' });
    expect(await findLead(database.db, id)).toMatchObject({ due_at: at(`${due}T17:00`) });
  });

  it('has in its history what an order brought, as it is stored', async () => {
    const id = await submit();
    await change(id, 0, { action: 'won', amount: '12.3' });
    const [won] = await database.db
      .selectFrom('staff_changes')
      .selectAll()
      .where('lead_id', '=', id)
      .execute();
    expect(won).toMatchObject({ action: 'marked_won', detail: '$12.30' });
  });

  it('is mailed once when the office opens on a working day, and not while nothing is late', async () => {
    const mails = async () => {
      const rows = database.db.selectFrom('outbox').selectAll().where('kind', '=', 'overdue');
      return (await rows.execute()).map(({ key, payload }) => ({ key, ...readMessage(payload) }));
    };
    const id = await submit();
    await submit({ name: 'Later', email: 'later@other.example' }, at('2026-11-24T09:30'));
    for (const time of ['2026-11-24T09:05', '2026-11-25T08:59', '2026-11-28T09:30'])
      await mailOverdue(database.db, at(time));
    expect(await mails()).toEqual([]);
    const opened = at('2026-11-25T09:00');
    await Promise.all([opened, opened, opened + hourMs].map((now) => mailOverdue(database.db, now)));
    expect(await mails()).toEqual([
      expect.objectContaining({
        key: 'overdue-2026-11-25',
        subject: '1 enquiry is overdue',
        to: env.LEADS_TO,
      }),
    ]);
    expect((await mails())[0]?.text).toContain(`/staff/leads/${id}`);
  });

  it('is one story with earlier enquiries of the mailbox and the company, but not of a mail provider', async () => {
    const ids = [
      await submit({ email: 'Dana+web@whitlock.example' }, monday - hourMs),
      await submit({ name: 'Sam', email: 'sam@whitlock.example' }, monday - 2 * hourMs),
      await submit({ name: 'Gmail', email: 'one@gmail.com' }),
      await submit({ name: 'Other', email: 'two@gmail.com' }),
    ];
    const last = await submit();
    const links = async (id: string) => {
      const lead = await findLead(database.reading, id);
      if (!lead) throw new Error('There is no such lead.');
      return (await readStory(database.reading, lead, monday)).map(({ href, isThis }) => [href, isThis]);
    };
    expect(await links(last)).toEqual([
      [`/staff/leads/${ids[1]}`, false],
      [`/staff/leads/${ids[0]}`, false],
      [`/staff/leads/${last}`, true],
    ]);
    expect(await links(ids[2] ?? '')).toEqual([[`/staff/leads/${ids[2]}`, true]]);
  });
});
