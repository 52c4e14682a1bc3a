import '../../support/route-environment';
import { JSDOM } from 'jsdom';
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
    expect(await findLead(database(), id)).toMatchObject({
      ...{ state: 'new', answered_at: null, taken_by: null, version: 2 },
    });
    expect(await findDraft(database(), id)).toMatchObject({ id: anAnswer, body: 'Yes, we can.\n\nAnna' });
    await send(browser, id, { version: '2' });
    await deliverDue({ now: () => Date.now() + 10_001 });
    expect((await send(browser, id, { action: 'undo' })).status).toBe(409);
    expect(await outboxOf(anAnswer)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await findLead(database(), id)).toMatchObject({ state: 'answered' });
  });

  it('is taken back by nobody but its author, whose text it stays', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const colleague = await signedIn(mails, 'ben@cornerpiece.example');
    await send(browser, id);
    const refused = await send(colleague, id, { action: 'undo' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(`Only ${anna} can take`)]);
    expect(await outboxOf(anAnswer)).toMatchObject({ status: 'pending' });
  });

  it('is not lost when its session has ended: the page keeps it, and posts it again after signing in', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    browser.cookies.delete('staff_session');
    const draft = await browser.post(
      answerRoute,
      '/staff/answer',
      { lead: id, answer: anAnswer, version: '0', action: 'save', body: 'Dear' },
      { accept: 'application/json' },
    );
    expect([draft.status, await findDraft(database(), id)]).toEqual([401, undefined]);
    expect(draft.text).toContain('<p>You are signed out, so nothing was stored or sent.');

    const kept = await send(browser, id, { body: 'Yes, <b>we</b> can.' });
    expect(kept.status).toBe(401);
    expect(kept.text).toContain('Yes, &lt;b&gt;we&lt;/b&gt; can.</textarea>');
    expect(kept.text).toMatch(
      new RegExp(`href="/staff/sign-in\\?next=%2Fstaff%2Fleads%2F${id}" target="_blank"`),
    );
    expect(await outboxOf(anAnswer)).toBeUndefined();
    const { window } = new JSDOM(kept.text);
    const form = window.document.forms[0];
    if (!form) throw new Error('There is no form.');
    const fields: Record<string, string> = {};
    for (const [name, value] of new window.FormData(form)) fields[name] = String(value);
    const again = await signedIn(mails);
    expect((await again.post(answerRoute, form.getAttribute('action') ?? '', fields)).status).toBe(303);
    expect(readMessage((await outboxOf(anAnswer))?.payload ?? '')?.text).toMatch(/^Yes, <b>we<\/b> can\./);
  });

  it('in two windows of one person is two texts, of which neither replaces the other unasked', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const [one, other] = [{ answer: anAnswer }, { answer: '6ad0f3c8-7f0a-4d0c-9a9b-000000000002' }];
    await send(browser, id, { ...one, action: 'save', body: 'First window' });
    await send(browser, id, { ...one, action: 'save', body: 'First window, more' });
    for (const action of ['save', 'send']) {
      const refused = await send(browser, id, { ...other, action, body: 'Second window' });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('You are writing this in another window, too');
      expect(refused.text).toContain('First window, more</blockquote>');
      expect(refused.text).toContain('Second window</textarea>');
    }
    const draft = await findDraft(database(), id);
    expect(draft).toMatchObject({ body: 'First window, more' });
    // What its button posts: the text of the second window, by somebody who has seen the first one's.
    const seen = String(draft?.updated_at);
    await send(browser, id, { ...other, action: 'save', body: 'Second window', seen });
    expect(await findDraft(database(), id)).toMatchObject({ body: 'Second window' });
    expect((await send(browser, id, { ...one, action: 'save', body: 'First again' })).status).toBe(409);
  });

  it('is begun by somebody who hears before writing that a colleague has answered', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const colleague = await signedIn(mails, 'ben@cornerpiece.example');
    const look = (action: string) =>
      browser.post(
        answerRoute,
        '/staff/answer',
        { lead: id, answer: '6ad0f3c8-7f0a-4d0c-9a9b-000000000002', version: '0', action, body: 'Dear' },
        { accept: 'application/json' },
      );
    expect(JSON.parse((await look('look')).text)).toMatchObject({ stored: { news: '' } });
    await send(colleague, id);
    const news = expect.stringMatching(
      /^ben@cornerpiece\.example changed this enquiry at .+ \(sent an answer\), after you opened it\./,
    );
    for (const action of ['look', 'save'])
      expect(JSON.parse((await look(action)).text)).toMatchObject({ stored: { news } });
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
