import '@/tests/support/route-environment';
import { POST as endSession } from '@/app/staff/end-session/route';
import { GET as download } from '@/app/staff/leads.csv/route';
import { POST as signOut } from '@/app/staff/sign-out/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import type { MailMessage } from '@/lib/mail/message';
import type { Transport } from '@/lib/mail/transport';
import { requestSignInLink } from '@/lib/staff/request-sign-in-link';
import { checkLink } from '@/lib/staff/sign-in';
import { signInByCode } from '@/lib/staff/sign-in-by-code';
import type { Answer } from '@/tests/support/route-server';
import {
  anna,
  Browser,
  readCode,
  readSharedCode,
  readToken,
  signedIn,
  withDesk,
} from '@/tests/support/route-staff';

describe('signing in to the desk', () => {
  const mails = withDesk();

  const saidOf = (answer: { headers: Headers }) => answer.headers.get('location')?.split('said=')[1];

  it('is a link by mail, a button, and a strict cookie of 12 hours', async () => {
    const browser = new Browser();
    await browser.ask('Anna@Cornerpiece.example', '/staff/visits');
    expect(mails).toMatchObject([{ to: [anna] }]);

    const answer = await browser.use(readToken(mails[0]));

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/staff/visits');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^staff_session=[\w-]{43}; Max-Age=43200; Path=\/staff; HttpOnly; SameSite=Strict; Secure$/,
      ),
      expect.stringMatching(
        /^staff_device=[\w.-]+; Max-Age=15552000; Path=\/staff; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ]);
    expect((await browser.get(download, '/staff/leads.csv')).status).toBe(200);
  });

  it('stores neither the token of the link nor that of the session', async () => {
    const browser = await signedIn(mails);
    const stored = JSON.stringify([
      await database().selectFrom('staff_links').selectAll().execute(),
      await database().selectFrom('staff_sessions').selectAll().execute(),
      await database().selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).toContain(anna);
    for (const secret of [readToken(mails[0]), readCode(mails[0]), ...browser.cookies.values()])
      expect(stored).not.toContain(secret);
  });

  it('gives the same answer for every address, and mails members only', async () => {
    const [member, stranger] = [await new Browser().ask(anna), await new Browser().ask('who@else.example')];
    expect(stranger.status).toBe(member.status);
    expect(stranger.text).toBe(member.text);
    expect([...stranger.headers.keys()]).toEqual([...member.headers.keys()]);
    expect(stranger.headers.get('location')).toBe(member.headers.get('location'));
    expect(mails.map(({ to }) => to)).toEqual([[anna]]);
  });

  it('mails one asker at most three valid links, and strangers of all networks six an hour, then one code for all', async () => {
    for (let count = 0; count < 5; count += 1) await new Browser(`203.0.113.${count}`).ask(anna);
    expect(mails.map(readToken).filter(Boolean)).toHaveLength(3);
    expect(mails.map(readSharedCode).filter(Boolean)).toHaveLength(1);
    for (let network = 2; network < 8; network += 1)
      for (let count = 0; count < 4; count += 1) await new Browser(`198.51.${network}.9`).ask(anna);
    expect(mails.map(readToken).filter(Boolean)).toHaveLength(6);
    expect(mails.map(readSharedCode).filter(Boolean)).toHaveLength(1);
  });

  /** The strangers' addresses, in the number that each of them asks. */
  const floods: [string, string[]][] = [
    ['a /48 of IPv6', Array.from({ length: 14 }, (_, index) => `2001:db8:1:${index}::1`)],
    ['a /32 of IPv6', Array.from({ length: 40 }, (_, index) => `2001:db8:${index}::1`)],
    ['a botnet', Array.from({ length: 40 }, (_, index) => `198.${index}.100.7`)],
    ['the member’s own network', Array(40).fill('203.0.113.9')],
  ];

  it.each(floods)(
    'is open at once, in a new browser, to a member for whom %s asks',
    async (_name, addresses) => {
      jest.replaceProperty(env, 'RATE_LIMITS', 'on');
      for (const address of addresses) await new Browser(address).ask(anna);
      // No flood of the mailbox.
      expect(mails.length).toBeLessThanOrEqual(7);
      const member = new Browser('203.0.113.9');
      expect((await member.ask(anna)).status).toBe(303);
      const newest = mails.at(-1);
      const answer = readToken(newest)
        ? await member.use(readToken(newest))
        : await member.type(readSharedCode(newest).toLowerCase());
      expect(answer.headers.get('location')).toBe('/staff/leads');
      expect(mails.length).toBeLessThanOrEqual(7);
    },
  );

  it('a code for any browser works once, for 15 minutes, and is followed by another when most of them are over', async () => {
    const now = Date.parse('2026-11-28T10:00Z');
    const asked = {
      email: anna,
      browser: 'b',
      network: '198.51.100.0/24',
      device: undefined,
      nextPath: '',
    };
    const sent: MailMessage[] = [];
    const transport: Transport = {
      remembersKeysForMs: 0,
      send: async (message) => {
        sent.push(message);
        return { kind: 'sent', providerId: '1' };
      },
    };
    const askAfter = (minutes: number) =>
      requestSignInLink({ ...asked, isFlooded: true }, { transport, now: now + minutes * 60_000 });
    for (let minutes = 0; minutes < 60; minutes += 1) await askAfter(minutes);
    expect(sent).toHaveLength(6);
    const code = readSharedCode(sent.at(-1));
    const typeAfter = (minutes: number) =>
      signInByCode({ code, browser: undefined, userAgent: '' }, { now: now + minutes * 60_000 });
    expect(await typeAfter(65)).toEqual({ fault: 'wrong_code' });
    expect(await typeAfter(64)).toMatchObject({ email: anna, nextPath: '/staff/leads' });
    expect(await typeAfter(64)).toEqual({ fault: 'wrong_code' });
  });

  it('a code that could not be mailed is no reason to mail none', async () => {
    const asked = {
      email: anna,
      browser: 'b',
      network: undefined,
      device: undefined,
      nextPath: '',
      isFlooded: true,
    };
    const mailed: MailMessage[] = [];
    const failing: Transport = {
      remembersKeysForMs: 0,
      send: async () => ({ kind: 'retry', error: 'no network' }),
    };
    await requestSignInLink(asked, { transport: failing });
    await requestSignInLink(asked, {
      transport: {
        ...failing,
        send: async (message) => {
          mailed.push(message);
          return { kind: 'sent', providerId: '1' };
        },
      },
    });
    expect(mailed).toHaveLength(1);
  });

  it('is open to a member whom strangers ask for by a link of the usual kind, in a browser of theirs', async () => {
    const known = await signedIn(mails);
    for (let network = 1; network < 8; network += 1)
      for (let count = 0; count < 3; count += 1) await new Browser(`198.51.${network}.7`).ask(anna);
    mails.length = 0;
    await known.ask(anna);
    expect(mails).toHaveLength(1);
    expect((await known.use(readToken(mails[0]))).headers.get('location')).toBe('/staff/leads');
  });

  it('is open from another network when three requests of a stranger wait', async () => {
    for (let count = 0; count < 3; count += 1) await new Browser('198.51.100.1').ask(anna);
    mails.length = 0;
    const member = new Browser('203.0.113.9');
    await member.ask(anna);
    expect((await member.use(readToken(mails[0]))).headers.get('location')).toBe('/staff/leads');
  });

  it('stores nothing for a client that asks too often, answers it like others, and mails a member all the same', async () => {
    const known = await signedIn(mails);
    jest.replaceProperty(env, 'RATE_LIMITS', 'on');
    await database().deleteFrom('staff_links').execute();
    const answers: Answer[] = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await new Browser('192.0.2.44').ask(`a${count}@b.example`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const stored = await database().selectFrom('staff_links').select('email').execute();
    expect(stored.length).toBeLessThanOrEqual(10);
    mails.length = 0;
    const unknown = new Browser('192.0.2.44');
    expect((await unknown.ask(anna)).status).toBe(303);
    expect((await unknown.type(readSharedCode(mails[0]))).headers.get('location')).toBe('/staff/leads');
    mails.length = 0;
    expect((await known.ask(anna)).status).toBe(303);
    expect(readToken(mails[0])).not.toBe('');
  });

  it('knows a browser only by a cookie that we signed for this member', async () => {
    const known = await signedIn(mails);
    const cookie = known.cookies.get('staff_device') ?? '';
    for (let count = 0; count < 3; count += 1) await new Browser().ask(anna);
    for (const value of [`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`, 'x', '']) {
      const forger = new Browser();
      forger.cookies.set('staff_device', value);
      mails.length = 0;
      await forger.ask(anna);
      expect(mails.map(readToken).filter(Boolean)).toEqual([]);
    }
    const colleague = await signedIn(mails, 'ben@cornerpiece.example');
    mails.length = 0;
    await colleague.ask(anna);
    expect(mails).toEqual([]);
  });

  it('is a code as well, for the browser that asked, once, however it is typed', async () => {
    const browser = new Browser();
    await browser.ask(anna, '/staff/visits');
    const code = readCode(mails[0]);
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
    expect(saidOf(await new Browser().type(code))).toBe('wrong_code');
    const thief = new Browser();
    await thief.ask(anna);
    expect(saidOf(await thief.type(code))).toBe('wrong_code');
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await browser.type(typed)).headers.get('location')).toBe('/staff/visits');
    expect((await browser.get(download, '/staff/leads.csv')).status).toBe(200);
    expect(saidOf(await browser.type(code))).toBe('wrong_code');
    expect(saidOf(await browser.use(readToken(mails[0])))).toBe('used');
  });

  it('takes five tries to type a code, also at the same moment, for members and strangers alike', async () => {
    for (const email of [anna, 'who@else.example']) {
      const browser = new Browser();
      await browser.ask(email);
      const tries = await Promise.all(Array.from({ length: 8 }, () => browser.type('AAAA-AAAA')));
      expect(tries.map(saidOf)).toEqual(Array(8).fill('wrong_code'));
      const [link] = await database().selectFrom('staff_links').select('tries').execute();
      expect(link?.tries).toBe(5);
      if (email === anna) expect(saidOf(await browser.type(readCode(mails[0])))).toBe('wrong_code');
      await database().deleteFrom('staff_links').execute();
    }
  });

  it('says before anything is pressed that a link is for another browser', async () => {
    const browser = new Browser();
    await browser.ask(anna);
    const token = readToken(mails[0]);
    expect(await checkLink({ token, browser: new Browser().cookies.get('staff_browser') })).toBe(
      'other_browser',
    );
    expect(await checkLink({ token, browser: browser.cookies.get('staff_browser') })).toBeUndefined();
    await browser.use(token);
    expect(await checkLink({ token, browser: browser.cookies.get('staff_browser') })).toBe('used');
  });

  it('works once', async () => {
    const browser = await signedIn(mails);
    const again = await browser.use(readToken(mails[0]));
    expect(saidOf(again)).toBe('used');
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('works for 15 minutes', async () => {
    const browser = new Browser();
    await browser.ask(anna);
    await database().updateTable('staff_links').set({ expires_at: Date.now() }).execute();
    expect(saidOf(await browser.use(readToken(mails[0])))).toBe('expired');
  });

  it('works only in the browser that asked, and still does there after another one tried', async () => {
    const [browser, thief] = [new Browser(), new Browser()];
    await browser.ask(anna);
    await thief.ask('who@else.example');
    expect(saidOf(await thief.use(readToken(mails[0])))).toBe('other_browser');
    expect(saidOf(await new Browser().use(readToken(mails[0])))).toBe('other_browser');
    expect((await browser.use(readToken(mails[0]))).headers.get('location')).toBe('/staff/leads');
  });

  it.each(['', 'x', 'A'.repeat(43)])('refuses the token %j', async (token) => {
    expect(saidOf(await new Browser().use(token))).toBe('unknown');
  });

  it('leads nowhere but to the desk', async () => {
    const browser = new Browser();
    await browser.ask(anna, 'https://evil.example/staff/visits');
    expect((await browser.use(readToken(mails[0]))).headers.get('location')).toBe('/staff/leads');
  });

  it('is refused from another site', async () => {
    const answer = await new Browser().post(
      signOut,
      '/staff/sign-out',
      {},
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the session of staff', () => {
  const mails = withDesk();

  const saidOf = (answer: { headers: Headers }) => answer.headers.get('location')?.split('said=')[1];

  describe('a session', () => {
    const isOpen = async (browser: Browser) =>
      (await browser.get(download, '/staff/leads.csv')).status === 200;

    it('ends by signing out', async () => {
      const browser = await signedIn(mails);
      const token = browser.cookies.get('staff_session') ?? '';
      expect(saidOf(await browser.post(signOut, '/staff/sign-out', {}))).toBe('signedOut');
      browser.cookies.set('staff_session', token);
      expect(await isOpen(browser)).toBe(false);
    });

    it('is ended by a colleague, which the audit trail has', async () => {
      const [browser, colleague] = [await signedIn(mails), await signedIn(mails, 'ben@cornerpiece.example')];
      const { id } = await database()
        .selectFrom('staff_sessions')
        .select('id')
        .where('email', '=', anna)
        .executeTakeFirstOrThrow();
      await colleague.post(endSession, '/staff/end-session', { session: id });
      expect([await isOpen(browser), await isOpen(colleague)]).toEqual([false, true]);
      const trail = database().selectFrom('staff_changes').select(['email', 'detail']);
      expect(await trail.where('action', '=', 'ended_session').execute()).toEqual([
        { email: 'ben@cornerpiece.example', detail: anna },
      ]);
    });

    it('ends with its time, and when its address is taken off the list', async () => {
      const browser = await signedIn(mails);
      jest.replaceProperty(env, 'STAFF_EMAILS', ['ben@cornerpiece.example']);
      expect(await isOpen(browser)).toBe(false);
      jest.replaceProperty(env, 'STAFF_EMAILS', [anna]);
      expect(await isOpen(browser)).toBe(true);
      await database().updateTable('staff_sessions').set({ expires_at: Date.now() }).execute();
      expect(await isOpen(browser)).toBe(false);
    });
  });

  it('does not exist without STAFF_EMAILS', async () => {
    jest.replaceProperty(env, 'STAFF_EMAILS', undefined);
    expect((await new Browser().ask(anna)).status).toBe(404);
    expect(mails).toEqual([]);
  });
});
