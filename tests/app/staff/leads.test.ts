import '../../support/route-environment';
import { POST as changeRoute } from '@/app/staff/change/route';
import { POST as confirmRoute } from '@/app/staff/confirm/route';
import { GET as download } from '@/app/staff/leads.csv/route';
import { POST as releaseRoute } from '@/app/staff/release/route';
import { POST as testRoute } from '@/app/staff/test-webhook/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { leadMails } from '@/lib/leads/lead-mail';
import { contactSchema } from '@/lib/leads/schema';
import { readStoredLead } from '@/lib/leads/stored-lead';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { readMessage } from '@/lib/mail/message';
import { findLead } from '@/lib/staff/desk-leads-store';
import { presentMail } from '@/lib/staff/present-mail';
import { listWebhookEvents } from '@/lib/staff/webhook-store';
import { anna, Browser, signedIn, withDesk } from '../../support/route-staff';

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
  const row = await database().selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [mail] = await leadMails({ ...readStoredLead(row), mailKey: row.mail_key });
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
    expect(answer.text).toMatch(/ben@cornerpiece\.example changed this enquiry at .+ \(marked as answered\)/);
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
        ...{ to: ['Ben@cornerpiece.example'], subject: 'Yours now: Dana' },
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
  expect((await new Browser().post(testRoute, '/staff/test-webhook', {})).headers.get('location')).toContain(
    '/staff/sign-in',
  );
  const answer = await browser.post(testRoute, '/staff/test-webhook', {});
  expect(answer.headers.get('location')).toBe('/staff/mail?said=tested#webhook');
  const shown = (await listWebhookEvents(database(), 20)).map((event) => presentMail(event));
  expect(shown).toMatchObject([{ to: 'hooks.example', subject: 'webhook.test' }]);
});

describe('a mail that was given up', () => {
  const park = (values: object = {}) =>
    database()
      .updateTable('outbox')
      .set({ status: 'parked', park_reason: 'rejected', ...values })
      .execute();

  it('is sent again', async () => {
    const [id, browser] = [await submit(), await signedIn(mails)];
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
