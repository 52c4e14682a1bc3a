import '../../support/route-environment';
import { POST as eraseRoute } from '@/app/staff/erase/route';
import { POST as issueRoute } from '@/app/staff/issue/route';
import { GET as previewRoute } from '@/app/staff/issue-preview/route';
import { GET as download } from '@/app/staff/subscribers.csv/route';
import { database, readingDatabase } from '@/lib/db/database';
import { findIssue } from '@/lib/newsletter/issues/issue-store';
import { listChanges } from '@/lib/staff/changes-store';
import { indexRecords } from '@/lib/staff/index-records';
import { subscriberFilterSchema } from '@/lib/staff/schema';
import { countSubscribers, findSubscribers } from '@/lib/staff/subscribers-store';
import { addReaders } from '../../support/newsletter-readers';
import { anna, Browser, signedIn, withDesk } from '../../support/route-staff';

const mails = withDesk();

afterEach(async () => {
  for (const table of ['newsletter_subscriptions', 'newsletter_issues'] as const)
    await database().deleteFrom(table).execute();
});

const post = (browser: Browser, fields: Record<string, string>) =>
  browser.post(issueRoute, '/staff/issue', fields);

/** A draft that somebody began on the desk. */
async function draft(browser: Browser): Promise<string> {
  const { headers } = await post(browser, { action: 'create' });
  return headers.get('location')?.split('/').at(-1) ?? '';
}

const english = { locale: 'en', subject: 'One thing', preheader: 'Short', body: 'See [it](/blog/1).' };
const save = (browser: Browser, issue: string, version = 1, text = english) =>
  post(browser, { action: 'save', issue, version: String(version), ...text });

describe('writing an issue on the desk', () => {
  it('stores what was written, and shows it again', async () => {
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    const answer = await save(browser, issue);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/staff/newsletter/${issue}?language=en&said=saved`,
    ]);
    expect(await findIssue(database(), issue)).toMatchObject({ version: 2, texts: [english] });
  });

  it('keeps what was typed on an older view out of it, and gives it back to copy', async () => {
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    await save(browser, issue);
    const answer = await save(browser, issue, 1, { ...english, body: 'Another text' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Someone else changed this first');
    expect(answer.text).toContain('Another text');
    expect(await findIssue(database(), issue)).toMatchObject({ texts: [english] });
  });

  it('keeps a text that was written while the session ended', async () => {
    const issue = await draft(await signedIn(mails));
    const answer = await save(new Browser(), issue, 1, { ...english, body: 'A long text' });
    expect(answer.status).toBe(401);
    for (const kept of ['value="One thing"', 'value="Short"', 'A long text</textarea>', issue])
      expect(answer.text).toContain(kept);
    expect(await findIssue(database(), issue)).toMatchObject({ texts: [] });
  });

  it('is previewed in a page of its own, in which nothing runs and which only our pages frame', async () => {
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    await save(browser, issue);
    const shown = await browser.get(previewRoute, `/staff/issue-preview?issue=${issue}&locale=de`);
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    );
    expect(shown.text).toContain('https://cornerpiece.example/de/blog/1');
    const stranger = await new Browser().get(previewRoute, `/staff/issue-preview?issue=${issue}&locale=de`);
    expect(stranger.headers.get('location')).toContain('/staff/sign-in');
  });

  it('mails a test to whoever is signed in, and to nobody else', async () => {
    await addReaders(database(), { count: 1 });
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    await save(browser, issue);
    await post(browser, { action: 'test', issue, locale: 'en' });
    const outbox = await database().selectFrom('outbox').select(['kind', 'payload']).execute();
    expect(
      outbox.map(({ kind, payload }) => [kind, JSON.parse(payload).to, JSON.parse(payload).subject]),
    ).toEqual([['newsletter-test', [anna], '[test] One thing']]);
  });

  it('is sent, stopped and resumed by buttons, each in the audit trail', async () => {
    await addReaders(database(), { count: 1 });
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    expect((await post(browser, { action: 'send', issue, version: '1' })).status).toBe(409);
    await save(browser, issue);
    for (const [index, action] of ['send', 'stop', 'resume'].entries()) {
      const answer = await post(browser, { action, issue, version: String(index + 2) });
      expect(answer.status).toBe(303);
    }
    // What is due is sent after each answer, here to the one reader.
    expect(await findIssue(database(), issue)).toMatchObject({ state: 'sent' });
    const made = (await listChanges(database(), 10)).map(({ action }) => action);
    expect(made).toEqual(
      expect.arrayContaining(['wrote_issue', 'sent_issue', 'stopped_issue', 'resumed_issue']),
    );
    expect((await post(browser, { action: 'delete', issue, version: '5' })).status).toBe(409);
  });

  it('is not sent with a link that leads nowhere, and the answer names its line', async () => {
    await addReaders(database(), { count: 1 });
    const browser = await signedIn(mails);
    const issue = await draft(browser);
    await save(browser, issue, 1, {
      ...english,
      body: 'One.\n\n[Ours](/servces), [theirs](calendly.com/luna)',
    });
    const answer = await post(browser, { action: 'send', issue, version: '2' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('<li>English, line 3: our site has no page /servces.</li>');
    expect(answer.text).not.toContain('calendly');
    expect(await findIssue(database(), issue)).toMatchObject({ state: 'draft' });
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an unknown action', {}, 422],
  ])('refuses %s', async (_name, headers, status) => {
    const browser = await signedIn(mails);
    const answer = await browser.post(issueRoute, '/staff/issue', { action: 'burn' }, headers);
    expect(answer.status).toBe(status);
  });
});

describe('subscribers on the desk', () => {
  it('are found by state, address and language', async () => {
    await addReaders(database(), { count: 2 });
    await addReaders(database(), { count: 1, locale: 'fa', name: '100%_', confirmedAt: null });
    await database()
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: 5, end_reason: 'bounced' })
      .where('email', '=', 'reader1@nerang.example')
      .execute();
    await indexRecords({ db: database(), reading: readingDatabase() });
    const list = async (query: object) => {
      const found = await findSubscribers(database(), subscriberFilterSchema.parse(query), 50);
      return found.rows.map(({ email }) => email);
    };
    expect(await list({})).toEqual(['reader0@nerang.example']);
    expect(await list({ state: 'ended' })).toEqual(['reader1@nerang.example']);
    expect(await list({ state: 'waiting', q: '0%_' })).toEqual(['100%_0@nerang.example']);
    expect(await list({ state: 'all', q: 'READER' })).toHaveLength(2);
    expect(await list({ state: 'all', language: 'fa' })).toHaveLength(1);
    expect(await countSubscribers(database())).toEqual({ waiting: 1, subscribed: 1, ended: 1 });
  });

  it('are exported for a spreadsheet, which runs no formula of theirs', async () => {
    await addReaders(database(), { count: 1, name: '=1+1' });
    const browser = await signedIn(mails);
    const answer = await browser.get(download, '/staff/subscribers.csv?state=all');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(answer.text).toContain(`"'=1+10@nerang.example"`);
    // A program that keeps the byte order mark finds the address, and everybody the zone of the times.
    expect(answer.text.split('\r\n')[0]).toMatch(
      /^\ufeff?state,Email,language,asked \(Australia\/Brisbane\),page,consent,confirmed \(Australia\/Brisbane\),/,
    );
    expect(answer.text).not.toMatch(/T\d\d:\d\d:\d\d\.\d{3}Z/);
    expect(await listChanges(database(), 1)).toMatchObject([{ action: 'exported_subscribers', detail: '1' }]);
  });

  it('are forgotten by a button, which leaves a receipt without the address', async () => {
    const [email = ''] = await addReaders(database(), { count: 1 });
    const { id = '' } =
      (await database().selectFrom('newsletter_subscriptions').select('id').executeTakeFirst()) ?? {};
    const browser = await signedIn(mails);
    const answer = await browser.post(eraseRoute, '/staff/erase', { subscriber: id });
    expect(answer.headers.get('location')).toMatch(/^\/staff\/forget\?receipt=[\da-f-]{36}$/);
    expect(await database().selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([]);
    const [change] = await listChanges(database(), 1);
    expect(change).toMatchObject({ action: 'forgot', email: anna });
    expect(change?.detail).toContain('1 subscription,');
    expect(change?.detail).not.toContain(email);
    expect((await browser.post(eraseRoute, '/staff/erase', { subscriber: id })).status).toBe(404);
  });
});
