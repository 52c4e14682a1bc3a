import '@/tests/support/route-environment';
import { database } from '@/lib/db/database';
import { expectFailure } from '@/tests/support/route-failure';
import {
  header,
  linkIn,
  mailAfterSignUp,
  mails,
  openAndConfirm,
  openConfirm,
  openUnsubscribe,
  outbox,
  peekConfirm,
  postConfirm,
  postForm,
  postJson,
  postUnsubscribe,
  readSetCookie,
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

describe('the links of the newsletter', () => {
  const strangeLink = '/api/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA';

  const oneClick = { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

  async function subscribed(fields: object = {}) {
    const mail = await mailAfterSignUp(fields);
    await openAndConfirm(linkIn(mail, 'confirm'));
    return mail;
  }

  describe('the confirm link in a mail', () => {
    it('leads to a button in its language and confirms nothing by itself, because mail scanners open links [NEWS-05]', async () => {
      const mail = await mailAfterSignUp({ locale: 'fa' });
      const answer = await openConfirm(linkIn(mail, 'confirm'));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fa/newsletter/confirm']);
      expect(answer.headers.get('set-cookie')).toMatch(
        /^newsletter_confirm=[\w-]{22}; Max-Age=600; Path=\/api\/newsletter\/confirm; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
      expect(await outbox()).toHaveLength(1);
    });

    it('makes the request a subscription by that button, and says so in its language [NEWS-04, NEWS-05]', async () => {
      const mail = await mailAfterSignUp({ locale: 'fa' });
      const before = Date.now();
      const answer = await openAndConfirm(linkIn(mail, 'confirm'));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fa/newsletter/confirmed']);
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
      const [subscription] = await subscriptions();
      expect(subscription?.confirmed_at).toBeGreaterThanOrEqual(before);
      expect(await outbox()).toEqual([]);
    });

    it('leads to the result when it is opened again, and keeps the first time', async () => {
      const mail = await mailAfterSignUp();
      const cookie = readSetCookie(await openConfirm(linkIn(mail, 'confirm')));
      await postConfirm({ headers: { cookie } });
      const [first] = await subscriptions();
      const again = await openConfirm(linkIn(mail, 'confirm'));
      const pressed = await postConfirm({ headers: { cookie } });
      for (const { headers } of [again, pressed])
        expect(headers.get('location')).toBe('/newsletter/confirmed');
      expect(await subscriptions()).toEqual([first]);
    });

    it('does not let another website press the button', async () => {
      const cookie = readSetCookie(await openConfirm(linkIn(await mailAfterSignUp(), 'confirm')));
      const answer = await postConfirm({ headers: { cookie, 'sec-fetch-site': 'cross-site' } });
      expectFailure(answer, { status: 403, code: 'cross_site' });
      expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
    });

    it('explains when the button is pressed without a link', async () => {
      const answer = await postConfirm();
      expect(answer.headers.get('location')).toBe('/newsletter/invalid-link');
    });

    it('confirms nothing when a link checker asks with HEAD', async () => {
      const mail = await mailAfterSignUp();
      expect((await peekConfirm(linkIn(mail, 'confirm'))).status).toBe(303);
      expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
    });

    it('does not take a link that is older than seven days', async () => {
      const mail = await mailAfterSignUp();
      await database().updateTable('newsletter_tokens').set({ expires_at: Date.now() }).execute();
      const cookie = `newsletter_confirm=${new URL(linkIn(mail, 'confirm'), 'https://x.example').searchParams.get('token')}`;
      const answers = [
        await openConfirm(linkIn(mail, 'confirm')),
        await postConfirm({ headers: { cookie } }),
      ];
      for (const { headers } of answers) expect(headers.get('location')).toBe('/newsletter/invalid-link');
      expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
    });

    it.each([strangeLink, '/api/newsletter/confirm', '/api/newsletter/confirm?token=%00'])(
      'leads from %s to a page that explains, in the language of the browser',
      async (link) => {
        const answer = await openConfirm(link, { headers: { 'accept-language': 'de-DE,de;q=0.9' } });
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/newsletter/invalid-link']);
      },
    );

    it('does not take the link to unsubscribe for it', async () => {
      const mail = await mailAfterSignUp();
      await openAndConfirm(linkIn(mail, 'unsubscribe').replace('unsubscribe', 'confirm'));
      expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
    });
  });

  describe('the one-click unsubscribe of mail programs', () => {
    it('is offered by the mail, and ends the subscription without a page or an origin [NEWS-06]', async () => {
      const mail = await subscribed();
      const link = linkIn(mail, 'unsubscribe');
      expect(header(mail, 'List-Unsubscribe')).toMatch(
        /^<https:\/\/cornerpiece\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{22}&locale=en>, <mailto:hello@cornerpiece\.example\?subject=[^>]+>$/,
      );
      expect(header(mail, 'List-Unsubscribe')).toContain(link);
      expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');

      const answer = await postUnsubscribe(link, oneClick);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(await subscriptions()).toMatchObject([{ ended_at: expect.any(Number) }]);
    });

    it('is taken from the pages of mail providers, too [NEWS-06]', async () => {
      const link = linkIn(await subscribed(), 'unsubscribe');
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
      expect((await postUnsubscribe(link, { ...oneClick, headers })).status).toBe(200);
      expect(await subscriptions()).toMatchObject([{ ended_at: expect.any(Number) }]);
    });

    it('does no harm a second time, and answers 404 for a token nobody has', async () => {
      const link = linkIn(await subscribed(), 'unsubscribe');
      await postUnsubscribe(link, oneClick);
      const [ended] = await subscriptions();
      expect((await postUnsubscribe(link, oneClick)).status).toBe(200);
      expect(await subscriptions()).toEqual([ended]);
      const stranger = await postUnsubscribe(strangeLink.replace('confirm', 'unsubscribe'), oneClick);
      expectFailure(stranger, { status: 404, code: 'not_found' });
    });

    it('closes the confirm link, and lets the same person come back later', async () => {
      const mail = await subscribed();
      await postUnsubscribe(linkIn(mail, 'unsubscribe'), oneClick);
      const old = await openConfirm(linkIn(mail, 'confirm'));
      expect(old.headers.get('location')).toBe('/newsletter/invalid-link');
      await postJson(signUp);
      expect(await subscriptions()).toHaveLength(2);
    });
  });

  describe('the unsubscribe link in a mail', () => {
    it('leads to a page that asks, and ends nothing by itself [NEWS-06]', async () => {
      const answer = await openUnsubscribe(linkIn(await subscribed({ locale: 'fa' }), 'unsubscribe'));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fa/newsletter/unsubscribe']);
      expect(answer.headers.get('set-cookie')).toMatch(
        /^newsletter_unsubscribe=[\w-]{22}; Max-Age=600; Path=\/api\/newsletter\/unsubscribe; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(await subscriptions()).toMatchObject([{ ended_at: null }]);
    });

    it('lets the form of that page end it [NEWS-06]', async () => {
      const asked = await openUnsubscribe(linkIn(await subscribed(), 'unsubscribe'));
      const cookie = `theme=dark; ${asked.headers.get('set-cookie')?.split(';')[0]}`;
      const body = new URLSearchParams({ locale: 'de' });
      const answer = await postUnsubscribe('/api/newsletter/unsubscribe', { headers: { cookie }, body });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/newsletter/unsubscribed']);
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
      expect(await subscriptions()).toMatchObject([{ ended_at: expect.any(Number) }]);
    });

    it('does not let another website press that button', async () => {
      const asked = await openUnsubscribe(linkIn(await subscribed(), 'unsubscribe'));
      const cookie = String(asked.headers.get('set-cookie')?.split(';')[0]);
      const headers = { cookie, 'sec-fetch-site': 'cross-site' };
      const answer = await postUnsubscribe('/api/newsletter/unsubscribe', { ...oneClick, headers });
      expectFailure(answer, { status: 403, code: 'cross_site' });
      expect(await subscriptions()).toMatchObject([{ ended_at: null }]);
    });

    it('explains when the button comes too late, or the link is none of ours', async () => {
      const late = await postUnsubscribe('/api/newsletter/unsubscribe', oneClick);
      const strange = await openUnsubscribe('/api/newsletter/unsubscribe?token=nobody');
      expect([late, strange].map(({ headers }) => headers.get('location'))).toEqual(
        [1, 2].map(() => '/newsletter/invalid-link'),
      );
    });
  });
});
