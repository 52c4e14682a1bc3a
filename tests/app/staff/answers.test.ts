import '../../support/route-environment';
import { POST as answerRoute } from '@/app/staff/answer/route';
import { POST as changeRoute } from '@/app/staff/change/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { deliverDue } from '@/lib/mail/deliver';
import { readMessage } from '@/lib/mail/message';
import { findDraft } from '@/lib/staff/answers-store';
import { listChangesOfLead } from '@/lib/staff/changes-store';
import { findLead } from '@/lib/staff/desk-leads-store';
import { anna, type Browser, signedIn, withDesk } from '../../support/route-staff';

const mails = withDesk();

async function submit(fields = {}): Promise<string> {
  const input = contactSchema.parse({
    ...{ name: 'Dana', email: 'dana@whitlock.example', message: 'Can you help?' },
    ...fields,
  });
  return (await submitLead(input, {})).id;
}

describe('an answer', () => {
  afterEach(() => void jest.useRealTimers());

  const anAnswer = '6ad0f3c8-7f0a-4d0c-9a9b-000000000001';
  const send = (browser: Browser, lead: string, fields = {}) =>
    browser.post(answerRoute, '/staff/answer', {
      ...{ lead, answer: anAnswer, version: '0', action: 'send', body: 'Yes, we can.\n\nAnna', ...fields },
    });
  const outboxOf = (id: string) =>
    database().selectFrom('outbox').selectAll().where('key', '=', `answer-${id}`).executeTakeFirst();

  it('is sent once however often its form is, from the office and in one conversation', async () => {
    jest.replaceProperty(env, 'ACKNOWLEDGEMENTS', 'on');
    const [id, browser] = [await submit({ locale: 'de', name: 'Dana' }), await signedIn(mails)];
    for (const answer of [await send(browser, id), await send(browser, id)])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/staff/leads/${id}#answer`]);
    const row = await outboxOf(anAnswer);
    const message = readMessage(row?.payload ?? '');
    expect(message).toMatchObject({
      from: env.MAIL_FROM,
      to: ['dana@whitlock.example'],
      replyTo: { name: 'Anna', address: anna },
      subject: 'Re: Cornerpiece Digital: Ihre Nachricht ist angekommen',
      headers: { References: `<lead-${id}@cornerpiece.example>` },
    });
    expect(message?.text).toMatch(/^Yes, we can\.\n\nAnna\n\nDas haben Sie uns geschrieben:\n> Can you help/);
    expect(row).toMatchObject({ status: 'pending', next_attempt_at: (row?.created_at ?? 0) + 10_000 });
    const about = ['acknowledgement', 'lead'].map((kind) => `${kind}-${id}`);
    const others = await database()
      .selectFrom('outbox')
      .select('payload')
      .where('key', 'in', about)
      .execute();
    expect(others.map(({ payload }) => readMessage(payload)?.headers?.References)).toEqual(
      about.map(() => message?.headers?.References),
    );
    expect(await findLead(database(), id)).toMatchObject({ state: 'answered', taken_by: anna, version: 1 });
    expect((await listChangesOfLead(database(), id)).map(({ action }) => action)).toEqual(['answered']);
  });

  it('is taken back before its mail is tried, and is a draft again; later it is too late', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    await send(browser, id);
    expect((await send(browser, id, { action: 'undo' })).status).toBe(303);
    expect(await outboxOf(anAnswer)).toBeUndefined();
    expect(await findLead(database(), id)).toMatchObject({ state: 'new', answered_at: null, version: 2 });
    expect(await findDraft(database(), id)).toMatchObject({ id: anAnswer, body: 'Yes, we can.\n\nAnna' });
    await send(browser, id, { version: '2' });
    await deliverDue({ now: () => Date.now() + 10_001 });
    expect((await send(browser, id, { action: 'undo' })).status).toBe(409);
    expect(await outboxOf(anAnswer)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await findLead(database(), id)).toMatchObject({ state: 'answered' });
  });

  it('is sent once its ten seconds are over by the request itself, where no process lasts', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    Object.assign(env, { VERCEL: undefined });
    jest.replaceProperty(env, 'VERCEL', '1');
    jest.useFakeTimers({
      doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
    });
    const sending = send(browser, id);
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(await outboxOf(anAnswer)).toMatchObject({ status: 'pending', attempts: 0 });
    await jest.advanceTimersByTimeAsync(1);
    await sending;
    jest.useRealTimers();
    expect(await outboxOf(anAnswer)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('is written by one person at a time; a colleague is told who it is, and can go on with it', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const colleague = await signedIn(mails, 'ben@cornerpiece.example');
    await send(browser, id, { action: 'save', body: 'Dear' });
    const other = { answer: '6ad0f3c8-7f0a-4d0c-9a9b-000000000002', body: 'Hi <b>' };
    for (const action of ['save', 'send']) {
      const refused = await send(colleague, id, { ...other, action });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain(`${anna} has been writing an answer to this enquiry`);
      expect(refused.text).toContain('Hi &lt;b&gt;');
    }
    await send(colleague, id, { action: 'take_over' });
    expect(await findDraft(database(), id)).toMatchObject({ email: 'ben@cornerpiece.example', body: 'Dear' });
    expect((await send(browser, id)).status).toBe(409);
    expect((await send(colleague, id)).status).toBe(303);
    expect(readMessage((await outboxOf(anAnswer))?.payload ?? '')?.replyTo?.address).toMatch(/^ben@/);
  });

  it('to an older view of the enquiry is kept as a draft', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const colleague = await signedIn(mails, 'ben@cornerpiece.example');
    await colleague.post(changeRoute, '/staff/change', { lead: id, version: '0', action: 'done' });
    const refused = await send(browser, id);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('kept as your draft')]);
    expect(await outboxOf(anAnswer)).toBeUndefined();
    expect(await findDraft(database(), id)).toMatchObject({ email: anna, body: 'Yes, we can.\n\nAnna' });
    await send(browser, id, { action: 'discard' });
    expect(await findDraft(database(), id)).toBeUndefined();
  });

  it.each([
    ['de', 'Guten Tag, Dana,', '495'],
    ['fa', 'Dana', '۴۹۵ دلار'],
    ['ja', 'Dana', '$495'],
  ])('from a template in %s has the name, the subject and today’s prices', async (locale, name, price) => {
    const [id, browser] = [await submit({ locale, name: 'Dana', service: 'seo' }), await signedIn(mails)];
    await send(browser, id, { action: 'insert', template: 'price', body: 'Mine.' });
    const body = (await findDraft(database(), id))?.body ?? '';
    expect(body).toMatch(/^Mine\.\n\n/);
    for (const part of [name, price, 'Anna', 'Cornerpiece Digital']) expect(body).toContain(part);
    expect(body).toMatch(/SEO|سئو/);
  });
});
