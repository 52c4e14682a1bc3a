import { sql } from 'kysely';
import { removeFromIndex } from '@/lib/db/search/search-index';
import { parseSearch } from '@/lib/db/search/search-query';
import { releaseLead } from '@/lib/leads/release-lead';
import { contactSchema } from '@/lib/leads/schema';
import type { LeadAction } from '@/lib/leads/state';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { changeLead } from '@/lib/staff/change-lead';
import { listChanges } from '@/lib/staff/changes-store';
import {
  countLeads,
  countStates,
  countStatesOf,
  findLead,
  findLeads,
  listSources,
} from '@/lib/staff/desk-leads-store';
import { indexRecords } from '@/lib/staff/index-records';
import { describeMatch } from '@/lib/staff/read-leads';
import { filterSchema } from '@/lib/staff/schema';
import { countLeadsBySource } from '@/lib/staff/visits-store';
import { sumWonThisMonth } from '@/lib/staff/won-store';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';
import { staffMails } from '../../support/staff-mails';

const now = Date.parse('2026-11-23T10:00+10:00');
const anna = 'anna@cornerpiece.example';
const ben = 'ben@cornerpiece.example';

describe.each(portableStores)('the leads of the desk on %s', (_, start) => {
  const database = useNewDatabases(start);

  const submit = async (fields: Record<string, unknown> = {}, at = now) => {
    const input = contactSchema.parse({
      name: 'Dana Whitlock',
      email: 'dana@whitlock.example',
      message: 'Can you help with 100% of it?',
      ...fields,
    });
    return (await submitLead(input, { now: new Date(at) }, { db: database.db })).id;
  };
  const find = (query: Record<string, unknown>, limit = 50) =>
    findLeads(database.reading, filterSchema.parse(query), now, limit);
  const list = async (query: Record<string, unknown>) => {
    await indexRecords(database);
    return (await find(query)).rows.map(({ name }) => name);
  };
  const change = (leadId: string, version: number, action: LeadAction, email = anna, note?: string) =>
    changeLead(database.db, { leadId, version, action, email, note, now });

  it('are found by state, text, source, service, language and age', async () => {
    const old = await submit(
      { name: 'Old', email: 'old@a.example', message: 'first_one', locale: 'fa' },
      now - 40 * 86_400_000,
    );
    await submit({ name: 'Seo', email: 'seo@b.example', message: 'other', service: 'seo', source: 'quote' });
    await submit({ name: 'Spam', [honeypotField]: 'http://spam.example', elapsedMs: 10 });
    await change(old, 0, 'answered');

    expect(await list({})).toEqual(['Seo']);
    expect(await list({ state: 'answered' })).toEqual(['Old']);
    expect(await list({ state: 'spam' })).toEqual(['Spam']);
    expect(await list({ state: 'all', q: 'OLD@a' })).toEqual(['Old']);
    expect(await list({ state: 'all', q: 'first_' })).toEqual(['Old']);
    expect(await list({ state: 'all', q: 'f_rst' })).toEqual([]);
    expect(await list({ state: 'all', q: '…' })).toEqual([]);
    expect(await list({ state: 'all', q: '100%' })).toEqual(['Spam']);
    expect(await list({ state: 'new', q: '100%' })).toEqual([]);
    expect(await list({ state: 'all', source: 'quote' })).toEqual(['Seo']);
    expect(await list({ state: 'all', service: 'seo' })).toEqual(['Seo']);
    expect(await list({ state: 'all', language: 'fa' })).toEqual(['Old']);
    expect((await list({ state: 'all', days: '30' })).toSorted()).toEqual(['Seo', 'Spam']);
    expect(await countStates(database.db)).toEqual({
      ...{ new: 1, answered: 1, won: 0, lost: 0, done: 0, report: 0, spam: 1 },
    });
    expect(await listSources(database.reading)).toEqual(['quote']);
  });

  it('are searched for everywhere from the first page, and counted in each state; a tab narrows it', async () => {
    const answered = await submit({
      name: 'Lucía Güemes',
      email: 'lucia@a.example',
      message: 'a budget of 5,000',
    });
    await submit({ name: 'Lucía Other', email: 'other@b.example', message: 'for 12,500 dollars' });
    await change(answered, 0, 'answered');
    const everywhere = await list({ q: 'lucia', from: 'new' });
    expect(everywhere.toSorted()).toEqual(['Lucía Güemes', 'Lucía Other']);
    expect(await list({ q: '', from: 'answered' })).toEqual(['Lucía Güemes']);
    expect(await list({ q: 'lucia', state: 'new' })).toEqual(['Lucía Other']);
    for (const q of ['5000', '5,000', '$5000', '5.000'])
      expect([q, await list({ q })]).toEqual([q, ['Lucía Güemes']]);
    expect(await list({ q: '12500' })).toEqual(['Lucía Other']);
    const counts = (query: object) => countStatesOf(database.reading, filterSchema.parse(query), now);
    expect(await counts({ q: 'lucia' })).toMatchObject({ new: 1, answered: 1, won: 0 });
    expect(await counts({ q: '5000' })).toMatchObject({ new: 0, answered: 1 });
    expect(await counts({ language: 'de' })).toMatchObject({ new: 0, answered: 0 });
    // Nothing is looked for that is too long, and nothing is shown as if it were found.
    const long = { q: 'lucia '.repeat(50) };
    expect(await list(long)).toEqual([]);
    expect(await counts(long)).toMatchObject({ new: 0, answered: 0 });
  });

  it('bring in a month what was won in it', async () => {
    const [first, second, lost] = [
      await submit({}),
      await submit({ email: 'b@b.example' }),
      await submit({ email: 'c@c.example' }),
    ];
    const win = (leadId: string, version: number, amount: string, at = now) =>
      changeLead(database.db, { leadId, version, action: 'won', amount, email: anna, now: at });
    await win(first, 0, '1,234.50');
    await win(first, 1, '$1,246.80');
    await win(second, 0, '100', Date.parse('2026-10-31T23:59+10:00'));
    await win(lost, 0, '7');
    await change(lost, 1, 'lost');
    expect(await sumWonThisMonth(database.reading, now)).toEqual({ orders: 1, cents: 124_680 });
    const [counted] = await countLeadsBySource(database.reading, 0);
    expect(counted).toMatchObject({ won: 2, wonCents: 134_680 });
  });

  it('are shown page by page to the end and back, those with an open answer the oldest first', async () => {
    const ids = [];
    for (const minute of [1, 2, 2, 3, 4])
      ids.push(await submit({ email: `${ids.length}@a.example` }, now + minute * 60_000));
    for (const state of ['new', 'all']) {
      const seen: string[] = [];
      const starts = [];
      let page = await find({ state }, 2);
      expect(page.before).toBeUndefined();
      for (;;) {
        seen.push(...page.rows.map(({ id }) => id));
        starts.push(page.rows[0]?.id);
        if (page.after === undefined) break;
        page = await find({ state, after: page.after }, 2);
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
      expect(seen[0]).toBe(state === 'new' ? ids[0] : ids[4]);
      const back = [];
      while (page.before !== undefined) {
        page = await find({ state, before: page.before }, 2);
        back.unshift(page.rows[0]?.id);
      }
      expect(back).toEqual(starts.slice(0, -1));
    }
    expect(await countLeads(database.reading, filterSchema.parse({ state: 'all' }), now)).toBe(5);
  });

  it('are found by what was written, not after they were deleted, and again after a change', async () => {
    const typed = {
      'Юлия Петрова': ['петр ЮЛИ', 'Yulia petrov', '0412345678'],
      'Ünal Öztürk': ['OEZTUERK'],
      'Łukasz Wałęsa': ['lukasz'],
      'علی\u200cرضا رضائی': ['علیرضا رضايي', 'رضا', 'n3'],
      '𠮷田 ｹﾝｼﾞ': ['吉田けんじ'],
      'Jack O’Brien': ['obrien', 'o´brien'],
      張偉: ['张伟'],
    };
    const names = Object.keys(typed);
    for (const [index, name] of names.entries()) {
      const phone = index === 0 ? '+61 412 345 678' : '';
      await submit({ name, email: `n${index}@mail.example`, phone }, now + index);
    }
    for (const [name, searches] of Object.entries(typed))
      for (const q of searches) expect([q, await list({ state: 'all', q })]).toEqual([q, [name]]);
    expect(await list({ state: 'all', q: 'mail.example' })).toEqual(names.toReversed());
    for (const q of ['юлиян', 'oezturk']) expect(await list({ state: 'all', q })).toEqual([]);
    const [first] = (await find({ state: 'all', q: 'yulia' })).rows;
    expect(first && describeMatch(first, parseSearch('yulia'))).toBe('Found in: name');
    expect(first && describeMatch(first, parseSearch('0412'))).toBe('Found in: phone');
    await database.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('leads')
        .set({ name: 'Somebody' })
        .where('id', '=', first?.id ?? '')
        .execute();
      await removeFromIndex(trx, 'lead_search', [first?.id ?? '']);
    });
    expect(await list({ state: 'all', q: 'yulia' })).toEqual([]);
    expect(await list({ state: 'all', q: 'somebody' })).toEqual(['Somebody']);
    await database.db.deleteFrom('leads').execute();
    expect(await list({ state: 'all', q: 'mail' })).toEqual([]);
    expect((await sql`select * from lead_search`.execute(database.db)).rows).toEqual([]);
  });

  it('that an instance of the version before has stored meanwhile get their place at the desk', async () => {
    if (!database.pool) return expect(database.pool).toBeUndefined();
    await submit({ name: 'Late' }, Date.now());
    await database.db.deleteFrom('lead_progress').execute();
    expect(await list({})).toEqual(['Late']);
  });

  it('a change on an older view is refused, and says what the other did', async () => {
    const id = await submit();
    expect(await change(id, 0, 'take', anna)).toEqual({ kind: 'changed' });
    expect(await change(id, 0, 'take', ben)).toMatchObject({
      kind: 'stale',
      last: { email: anna, action: 'took', lead_id: id },
    });
    expect(await findLead(database.db, id)).toMatchObject({ taken_by: anna, version: 1, state: 'new' });
  });

  it('of several changes of the same view at once one is made', async () => {
    const id = await submit();
    const at = (version: number) => Promise.all([1, 2, 3, 4].map(() => change(id, version, 'take')));
    for (const version of [0, 1]) {
      const kinds = (await at(version)).map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['changed', 'stale', 'stale', 'stale']);
    }
  });

  it('a note is added to a changed lead, too, and every change is in the audit trail', async () => {
    const id = await submit();
    await change(id, 0, 'answered');
    expect(await change(id, 0, 'note', ben, 'Call after 3 pm.')).toEqual({ kind: 'changed' });
    expect(await findLead(database.db, id)).toMatchObject({
      state: 'answered',
      answered_at: now,
      version: 2,
    });
    const trail = await listChanges(database.db, 10);
    expect(trail.map(({ email, action, detail }) => [email, action, detail]).toSorted()).toEqual([
      [anna, 'marked_answered', ''],
      [ben, 'noted', 'Call after 3 pm.'],
    ]);
  });

  it('what was held back as spam and is none gets its mail, once', async () => {
    const id = await submit({ [honeypotField]: 'http://spam.example', elapsedMs: 10 });
    expect(await staffMails(database.db)).toEqual([]);
    await change(id, 0, 'new');
    expect(await staffMails(database.db)).toHaveLength(1);
    expect(await findLead(database.db, id)).toMatchObject({ state: 'new' });
    await expect(releaseLead(database.db, id, now)).rejects.toThrow('held back');
  });

  it('an unknown lead can not be changed', async () => {
    await expect(change('6ad0f3c8-7f0a-4d0c-9a9b-000000000000', 0, 'take')).rejects.toThrow('not_found');
  });
});
