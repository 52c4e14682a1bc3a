import { sql } from 'kysely';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { claimDue } from '@/lib/mail/outbox';
import { sendAnswer, undoAnswer } from '@/lib/staff/answer-lead';
import { listAnswers } from '@/lib/staff/answers-store';
import { findLead } from '@/lib/staff/desk-leads-store';
import { frameAnswer } from '@/lib/staff/frame-answer';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');
const anna = 'anna@cornerpiece.example';
const ben = 'ben@cornerpiece.example';

describe.each(portableStores)('answers on %s', (_, start) => {
  const database = useNewDatabases(start);

  const submit = async () => {
    const input = contactSchema.parse({ name: 'Dana', email: 'dana@whitlock.example', message: 'Help?' });
    return (await submitLead(input, { now: new Date(now) }, { db: database.db })).id;
  };

  it('of two answers at once one is sent, and one that fails half-way leaves nothing', async () => {
    const id = await submit();
    const answers = [anna, ben].map((email, index) => ({
      ...{ id: `6ad0f3c8-7f0a-4d0c-9a9b-00000000000${index}`, leadId: id, version: 0 },
      ...{ email, body: `Yes, says ${email}.`, seen: 0, now },
    }));
    const [first] = answers;
    if (!first) throw new Error('There is no answer.');
    await sql`alter table staff_changes rename to elsewhere`.execute(database.db);
    await expect(sendAnswer(database.db, first)).rejects.toThrow();
    await sql`alter table elsewhere rename to staff_changes`.execute(database.db);
    expect(await listAnswers(database.db, id)).toEqual([]);
    expect(await findLead(database.db, id)).toMatchObject({ state: 'new', version: 0 });

    const results = await Promise.all(answers.map((answer) => sendAnswer(database.db, answer)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['sent', 'stale']);
    const sent = await database.db.selectFrom('outbox').select('key').where('kind', '=', 'answer').execute();
    expect(sent).toHaveLength(1);
    // The other one's words are kept.
    const states = (await listAnswers(database.db, id)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['draft', 'sent']);
    const answer = (await listAnswers(database.db, id)).find(({ state }) => state === 'sent');
    const [author = '', colleague = ''] = answer?.email === anna ? [anna, ben] : [ben, anna];
    const undo = (email: string) => undoAnswer(database.db, { id: answer?.id ?? '', email, now });
    expect(await undo(colleague)).toEqual({ kind: 'foreign', by: author });
    const undone = await Promise.all([undo(author), undo(author)]);
    expect(undone.map(({ kind }) => kind).toSorted()).toEqual(['late', 'undone']);
    expect(await findLead(database.db, id)).toMatchObject({
      ...{ state: 'new', answered_at: null, taken_by: null, version: 2 },
    });
    expect((await listAnswers(database.db, id)).map(({ state }) => state).toSorted()).toEqual([
      'draft',
      'withdrawn',
    ]);
  });

  it('whose mail was taken by a process that died is not taken back, and goes out once', async () => {
    const [leadId, id] = [await submit(), '6ad0f3c8-7f0a-4d0c-9a9b-000000000009'];
    await sendAnswer(database.db, { id, leadId, version: 0, email: anna, body: 'Yes.', seen: 0, now });
    const claim = (at: number) => claimDue(database.db, { now: at, leaseMs: 30_000, limit: 9 });
    const keys = async (at: number) => (await claim(at)).map(({ key }) => key);
    expect(await keys(now + 9_999)).not.toContain(`answer-${id}`);
    expect(await keys(now + 10_000)).toContain(`answer-${id}`);
    expect(await undoAnswer(database.db, { id, email: anna, now })).toEqual({ kind: 'late' });
    expect(await keys(now + 39_999)).not.toContain(`answer-${id}`);
    expect(await keys(now + 40_000)).toContain(`answer-${id}`);
  });
});

it.each([
  ['greeted and signed', 'en', 'Yes, on Tuesday.', ['Hello Dana Fox,', 'Yes, on Tuesday.', 'Kind regards,']],
  [
    'in the visitor’s language',
    'de',
    'Ja, am Dienstag.',
    ['Guten Tag, Dana Fox,', 'Ja, am Dienstag.', 'Freundliche Grüße'],
  ],
  ['as it is', 'en', 'Hi Dana,\n\nYes.\n\nCheers, Anna', ['Hi Dana,', 'Yes.', 'Cheers, Anna']],
  ['signed only', 'en', 'Hello,\n\nYes.', ['Hello,', 'Yes.', 'Kind regards,']],
  [
    'greeted only',
    'en',
    'Yes. It can be done by Friday, and costs what I said on the phone.\n\nAnna Smith',
    ['Hello Dana Fox,', 'Yes. It', 'Anna Smith'],
  ],
] as const)('an answer is mailed %s', async (_, locale, body, parts) => {
  const framed = await frameAnswer(body, { name: 'Dana Fox', locale }, 'anna.smith@cornerpiece.example');
  const found = framed.split(/\n{2,}/);
  expect(found).toHaveLength(parts.length);
  for (const [index, part] of parts.entries()) expect(found[index]).toContain(part);
  expect(framed).toContain('Anna');
});
