import '@/tests/support/route-environment';
import { expectFailure } from '@/tests/support/route-failure';
import {
  linkIn,
  mailAfterSignUp,
  mails,
  openConfirm,
  outbox,
  postForm,
  postJson,
  signUp,
  subscriptions,
  tokens,
  withNewsletterDatabase,
} from '@/tests/support/route-newsletter';

withNewsletterDatabase();

describe('POST /api/newsletter', () => {
  it('stores a request and a mail, and subscribes nobody before the link is opened [NEWS-04]', async () => {
    const answer = await postJson(signUp);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await subscriptions()).toMatchObject([{ email: signUp.email, confirmed_at: null }]);
    expect(await outbox()).toMatchObject([{ kind: 'newsletter-confirm', status: 'pending', attempts: 0 }]);

    await answer.finish();
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
    const [mail] = await mails();
    expect(mail?.to).toEqual([{ name: '', address: signUp.email }]);
    expect(mail?.subject).toBe('Please confirm: the Tuesday email from Cornerpiece Digital');
    expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
  });

  it('writes down when, where and to which words somebody agreed', async () => {
    const before = Date.now();
    await postJson({ ...signUp, locale: 'fa', page: '/fa/blog' });
    const [subscription] = await subscriptions();
    expect(subscription).toMatchObject({ locale: 'fa', page: '/fa/blog', email: signUp.email });
    expect(subscription?.requested_at).toBeGreaterThanOrEqual(before);
    expect(subscription?.consent_wording).toContain('Cornerpiece Pty Ltd');
  });

  it('knows the tokens of the links only as hashes', async () => {
    const mail = await mailAfterSignUp();
    const sent = [linkIn(mail, 'confirm'), linkIn(mail, 'unsubscribe')].map((link) => link.split('=')[1]);
    expect(new Set(sent).size).toBe(2);
    const stored = await tokens();
    expect(stored.map(({ hash }) => hash)).toEqual([1, 2].map(() => expect.stringMatching(/^[\da-f]{64}$/)));
    expect(JSON.stringify(stored)).not.toContain(sent[0]);
  });

  it('answers the same for an address that is new, waiting or subscribed, and mails it once', async () => {
    const first = await postJson(signUp);
    await first.finish();
    const waiting = await postJson({ ...signUp, email: signUp.email.toLowerCase() });
    const [mail] = await mails();
    if (mail) await openConfirm(linkIn(mail, 'confirm'));
    const subscribed = await postJson(signUp);
    expect([waiting, subscribed].map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [first.status, first.body]),
    );
    await subscribed.finish();
    expect(await mails()).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  it.each(['', 'dana@', 'dana@host', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
    'refuses the address %j',
    async (email) => {
      const answer = await postJson({ ...signUp, email });
      expect(answer.body).toMatchObject({ fieldErrors: { email: [expect.any(String)] } });
      expect([answer.status, await subscriptions()]).toEqual([422, []]);
    },
  );

  it('does not refuse for a broken hidden field', async () => {
    const answer = await postJson({ email: signUp.email, locale: 'xx', page: '//evil.example' });
    expect(answer.status).toBe(200);
    expect(await subscriptions()).toMatchObject([{ locale: 'en', page: null }]);
  });

  it('refuses what another website sends', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expectFailure(await postJson(signUp, { headers }), { status: 403, code: 'cross_site' });
    expectFailure(await postForm(signUp, { headers }), { status: 403, code: 'cross_site' });
  });

  it('stops a flood after ten in a minute', async () => {
    const clientAddress = '203.0.113.70';
    for (let index = 0; index < 10; index += 1) {
      expect((await postJson(signUp, { clientAddress })).status).toBe(200);
    }
    expectFailure(await postJson(signUp, { clientAddress }), { status: 429, code: 'rate_limited' });
  });
});

describe('POST /api/newsletter as an HTML form', () => {
  it('comes back by a 303 to the page that says what to do next, in its language [NEWS-07]', async () => {
    const english = await postForm(signUp);
    expect([english.status, english.headers.get('location')]).toEqual([303, '/newsletter/check-inbox']);
    const persian = await postForm({ ...signUp, email: 'b@c.example', locale: 'fa' });
    expect(persian.headers.get('location')).toBe('/fa/newsletter/check-inbox');
    expect(await subscriptions()).toHaveLength(2);
  });

  it('comes back to the page that says it failed [NEWS-07]', async () => {
    const answer = await postForm({ ...signUp, email: 'dana@', locale: 'de' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/newsletter/not-sent']);
    expect(await subscriptions()).toEqual([]);
  });
});
