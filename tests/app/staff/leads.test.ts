import '@/tests/support/route-environment';
import { JSDOM } from 'jsdom';
import { POST as answerRoute } from '@/app/staff/answer/route';
import { POST as changeRoute } from '@/app/staff/change/route';
import { POST as confirmRoute } from '@/app/staff/confirm/route';
import { GET as download, HEAD as headOfDownload } from '@/app/staff/leads.csv/route';
import { POST as releaseRoute } from '@/app/staff/release/route';
import { POST as retryRoute } from '@/app/staff/retry-webhook/route';
import { POST as testRoute } from '@/app/staff/test-webhook/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { leadMails } from '@/lib/leads/lead-mail';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { deliverDue } from '@/lib/mail/deliver';
import { readMessage } from '@/lib/mail/message';
import { findDraft } from '@/lib/staff/answers-store';
import { listChangesOfLead } from '@/lib/staff/changes-store';
import { findLead } from '@/lib/staff/desk-leads-store';
import { listEvents } from '@/lib/webhook/events-store';
import { anna, Browser, signedIn, withDesk } from '@/tests/support/route-staff';

describe('the leads of the desk', () => {
  const mails = withDesk();

  async function submit(fields = {}): Promise<string> {
    const input = contactSchema.parse({
      name: '=HYPERLINK("https://evil.example")',
      email: 'dana@whitlock.example',
      message: 'Can you help?',
      ...fields,
    });
    return (await submitLead(input, {})).id;
  }

  /** What the links in the mail about a lead say, by action. */
  async function linksOf(id: string): Promise<Record<string, Record<string, string>>> {
    const row = await database()
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [mail] = await leadMails(row);
    const links = [
      ...(mail?.message.text ?? '').matchAll(/https:\/\/cornerpiece\.example\/staff\/act\?(\S+)/g),
    ];
    const queries = links.map(([, query]) => Object.fromEntries(new URLSearchParams(query)));
    return Object.fromEntries(queries.map((query) => [query.action ?? '', { ...query, version: '0' }]));
  }

  describe('changing a lead', () => {
    it('leads back to it, and is done', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const answer = await browser.post(changeRoute, '/staff/change', {
        lead: id,
        version: '0',
        action: 'take',
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/staff/leads/${id}`]);
      expect(await findLead(database(), id)).toMatchObject({ taken_by: anna, version: 1 });
    });

    it('after a colleague did is answered with 409, and says who did what', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const colleague = await signedIn(mails, 'ben@cornerpiece.example');
      await colleague.post(changeRoute, '/staff/change', { lead: id, version: '0', action: 'answered' });
      const answer = await browser.post(changeRoute, '/staff/change', {
        lead: id,
        version: '0',
        action: 'spam',
      });
      expect(answer.status).toBe(409);
      expect(answer.text).toMatch(
        /ben@cornerpiece\.example changed this enquiry at .+ \(marked as answered\)/,
      );
      expect(answer.text).toContain('Your change was not made.');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await findLead(database(), id)).toMatchObject({ state: 'answered' });
    });

    it('mails an enquiry that is handed over to whom it is handed, but not to oneself', async () => {
      const [id, browser] = [await submit({ name: 'Dana' }), await signedIn(mails)];
      const hand = (version: string, to: string) =>
        browser.post(changeRoute, '/staff/change', { lead: id, version, action: 'hand_over', to });
      await hand('0', anna);
      await hand('1', 'Ben@cornerpiece.example');
      const told = await database()
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'handed-over')
        .execute();
      expect(told.map(({ payload }) => readMessage(payload))).toEqual([
        expect.objectContaining({
          to: ['Ben@cornerpiece.example'],
          subject: 'Yours now: Dana',
          text: expect.stringMatching(
            new RegExp(`${anna} handed an enquiry over to you[^]+cornerpiece\\.example/staff/leads/${id}`),
          ),
        }),
      ]);
    });

    it('that is doubtful leads back to its field with what was typed, and stores nothing', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const post = (fields: Record<string, string>) =>
        browser.post(changeRoute, '/staff/change', { lead: id, version: '0', ...fields });
      const won = await post({ action: 'won', amount: '1234,50' });
      expect(won.headers.get('location')).toBe(`/staff/leads/${id}?ask=amount&value=1234%2C50#amount`);
      const due = await post({ action: 'due', due: '2099-01-01' });
      expect(due.headers.get('location')).toBe(`/staff/leads/${id}?ask=due&value=2099-01-01#due`);
      expect(await findLead(database(), id)).toMatchObject({ version: 0, due_at: null });
      await post({ action: 'due', due: '2099-01-01', sure: '2099-01-01' });
      expect(await findLead(database(), id)).toMatchObject({ version: 1 });
    });

    it('of an older view keeps what was typed, and says it if the change was one’s own', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      await browser.post(changeRoute, '/staff/change', { lead: id, version: '0', action: 'take' });
      const fields = { lead: id, version: '0', action: 'won', amount: '1,234.50' };
      const refused = await browser.post(changeRoute, '/staff/change', fields);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('You changed this enquiry yourself at ');
      expect(refused.text).toContain('value="1,234.50"');
      // Its button is pressed by somebody who has read this.
      expect(refused.text).toContain('name="version" value="1"');
    });

    it('keeps a note that was written while the session ended', async () => {
      const id = await submit();
      const fields = { lead: id, version: '0', action: 'note', note: 'She prefers\nmornings.' };
      const answer = await new Browser().post(changeRoute, '/staff/change', fields);
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('She prefers\nmornings.</textarea>');
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    });

    it('needs a session: without one it leads to the sign-in page, and then to the lead', async () => {
      const id = await submit();
      const fields = { lead: id, version: '0', action: 'take' };
      const answer = await new Browser().post(changeRoute, '/staff/change', fields);
      const next = encodeURIComponent(`/staff/leads/${id}`);
      expect(answer.headers.get('location')).toBe(`/staff/sign-in?next=${next}`);
      expect(await findLead(database(), id)).toMatchObject({ version: 0 });
    });

    it('is refused from another site, whatever the cookie', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const fields = { lead: id, version: '0', action: 'spam' };
      const foreign = { 'sec-fetch-site': 'cross-site' };
      expect((await browser.post(changeRoute, '/staff/change', fields, foreign)).status).toBe(403);
      expect(await findLead(database(), id)).toMatchObject({ version: 0 });
    });

    it.each([
      ['an unknown action', { action: 'delete' }],
      ['an empty note', { action: 'note', note: '  ' }],
      ['no number', { action: 'take', lead: '1' }],
    ])('refuses %s', async (_, fields) => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const all = { lead: id, version: '0', ...fields };
      expect((await browser.post(changeRoute, '/staff/change', all)).status).toBe(422);
    });
  });

  describe('the links in the mail about a lead', () => {
    it('take it and mark it as answered, with a session', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      const links = await linksOf(id);
      expect(Object.keys(links)).toEqual(['take', 'answered']);
      expect(
        (await new Browser().post(confirmRoute, '/staff/confirm', links.take ?? {})).headers.get('location'),
      ).toContain('/staff/sign-in?');
      await browser.post(confirmRoute, '/staff/confirm', links.take ?? {});
      await browser.post(confirmRoute, '/staff/confirm', { ...links.answered, version: '1' });
      expect(await findLead(database(), id)).toMatchObject({ taken_by: anna, state: 'answered', version: 2 });
    });

    it('are for one lead and one action', async () => {
      const [id, other, browser] = [await submit(), await submit({ name: 'Other' }), await signedIn(mails)];
      const { take = {} } = await linksOf(id);
      const faults: Record<string, string>[] = [{ lead: other }, { action: 'answered' }, { sign: 'x' }];
      for (const wrong of faults)
        expect((await browser.post(confirmRoute, '/staff/confirm', { ...take, ...wrong })).status).toBe(404);
    });

    it('are not there without a desk', async () => {
      jest.replaceProperty(env, 'STAFF_EMAILS', undefined);
      expect(await linksOf(await submit())).toEqual({});
    });
  });

  describe('the download', () => {
    it('has the leads of the filter, and nothing that a spreadsheet would run', async () => {
      await submit({ source: 'quote' });
      await submit({ name: 'Other' });
      const answer = await (await signedIn(mails)).get(download, '/staff/leads.csv?source=quote');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
      expect(answer.text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
      expect(answer.text.split('\r\n')).toHaveLength(2);
    });

    it('is described to a program that asks for its head, which takes and records nothing', async () => {
      await submit({});
      const browser = await signedIn(mails);
      const exports = () =>
        database().selectFrom('staff_changes').selectAll().where('action', '=', 'exported').execute();
      const before = await exports();
      const answer = await browser.get(headOfDownload, '/staff/leads.csv', 'HEAD');
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      await expect(exports()).resolves.toEqual(before);
    });

    it('needs a session', async () => {
      const answer = await new Browser().get(download, '/staff/leads.csv');
      expect(answer.headers.get('location')).toContain('/staff/sign-in');
    });
  });

  it('a test of the webhook is stored and shown, where there is one and somebody is signed in', async () => {
    const browser = await signedIn(mails);
    expect((await browser.post(testRoute, '/staff/test-webhook', {})).status).toBe(404);
    Object.assign(env, { WEBHOOK_URL: undefined });
    jest.replaceProperty(env, 'WEBHOOK_URL', 'https://hooks.example/secret');
    expect(
      (await new Browser().post(testRoute, '/staff/test-webhook', {})).headers.get('location'),
    ).toContain('/staff/sign-in');
    const answer = await browser.post(testRoute, '/staff/test-webhook', {});
    expect(answer.headers.get('location')).toBe('/staff/mail?said=tested#webhook');
    const stored = await listEvents(database(), 20);
    expect(stored).toMatchObject([{ type: 'webhook.test', state: 'waiting' }]);
    expect(JSON.stringify(stored)).not.toContain('hooks.example');
    const again = await browser.post(retryRoute, '/staff/retry-webhook', {});
    expect(again.headers.get('location')).toBe('/staff/mail?said=retried#webhook');
  });

  describe('a mail that was given up', () => {
    const park = (values: object = {}) =>
      database()
        .updateTable('outbox')
        .set({ status: 'parked', park_reason: 'rejected', ...values })
        .execute();

    it('is sent again', async () => {
      const browser = await signedIn(mails);
      const id = await submit();
      await park();
      const answer = await browser.post(releaseRoute, '/staff/release', { mail: `lead-${id}` });
      expect(answer.headers.get('location')).toBe('/staff/mail?said=released');
      expect(mails.at(-1)?.to).toEqual(['leads@cornerpiece.example']);
    });

    it('is not sent twice unless somebody says so', async () => {
      const [id, browser] = [await submit(), await signedIn(mails)];
      await park({ unknown_since: 1, unknown_ms: 86_400_000 });
      // Captured mails are recognised for ever; Resend forgets a key after a day.
      const warning = jest.spyOn(log, 'warn').mockImplementation();
      Object.assign(env, { RESEND_API_KEY: undefined, RESEND_BASE_URL: undefined });
      jest.replaceProperty(env, 'RESEND_API_KEY', 'key');
      jest.replaceProperty(env, 'RESEND_BASE_URL', 'http://127.0.0.1:9');
      const mail = `lead-${id}`;
      expect((await browser.post(releaseRoute, '/staff/release', { mail })).status).toBe(409);
      expect((await browser.post(releaseRoute, '/staff/release', { mail, twice: 'yes' })).status).toBe(303);
      expect(warning).toHaveBeenCalledWith(expect.stringContaining(`mail ${mail}: try 1 failed`));
    });
  });
});

describe('an answer', () => {
  const mails = withDesk();

  async function submit(fields = {}): Promise<string> {
    const input = contactSchema.parse({
      name: 'Dana',
      email: 'dana@whitlock.example',
      message: 'Can you help?',
      ...fields,
    });
    return (await submitLead(input, {})).id;
  }

  afterEach(() => void jest.useRealTimers());

  const anAnswer = '6ad0f3c8-7f0a-4d0c-9a9b-000000000001';
  const send = (browser: Browser, lead: string, fields = {}) =>
    browser.post(answerRoute, '/staff/answer', {
      lead,
      answer: anAnswer,
      version: '0',
      action: 'send',
      body: 'Yes, we can.\n\nAnna',
      ...fields,
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
      state: 'new',
      answered_at: null,
      taken_by: null,
      version: 2,
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
    expect(readMessage((await outboxOf(anAnswer))?.payload ?? '')?.text).toMatch(
      /^Hello Dana,\s+Yes, <b>we<\/b> can\.\s+Kind regards,\nAnna\n/,
    );
  });

  it('in two windows of one person is two texts, of which neither replaces the other unasked', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
    const [one, other] = [{ answer: anAnswer }, { answer: '6ad0f3c8-7f0a-4d0c-9a9b-000000000002' }];
    await send(browser, id, { ...one, action: 'save', body: 'First window' });
    await send(browser, id, { ...one, action: 'save', body: 'First window, more' });
    for (const action of ['save', 'send']) {
      const refused = await send(browser, id, { ...other, action, body: 'Second window' });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('You are also writing this in another window');
      // The other window shows its first paragraph only.
      expect(refused.text).toMatch(
        /<p>In another window you stored another text at [^<]+ neither text is lost.<\/p>/,
      );
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
