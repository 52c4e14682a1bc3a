import '../../support/route-environment';
import { GET as download } from '@/app/staff/leads.csv/route';
import { POST as signOut } from '@/app/staff/sign-out/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { checkLink } from '@/lib/staff/sign-in';
import { anna, Browser, readCode, readToken, signedIn, withDesk } from '../../support/route-staff';

const mails = withDesk();
const saidOf = (answer: { headers: Headers }) => answer.headers.get('location')?.split('said=')[1];

describe('signing in to the desk', () => {
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

  it('mails one asker at most three valid links, and strangers of all networks twelve an hour', async () => {
    for (let count = 0; count < 5; count += 1) await new Browser('203.0.113.1').ask(anna);
    expect(mails).toHaveLength(3);
    for (let network = 2; network < 8; network += 1)
      for (let count = 0; count < 4; count += 1) await new Browser(`203.0.113.${network}`).ask(anna);
    expect(mails).toHaveLength(12);
  });

  it('is open to a member whom strangers ask for: from another network, and always in a browser of theirs', async () => {
    const known = await signedIn(mails);
    for (let network = 1; network < 8; network += 1)
      for (let count = 0; count < 3; count += 1) await new Browser(`198.51.100.${network}`).ask(anna);
    mails.length = 0;
    await new Browser('203.0.113.9').ask(anna);
    expect(mails).toHaveLength(0);
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

  it('limits what one client may ask, but not a member’s own browser there', async () => {
    const known = await signedIn(mails);
    jest.replaceProperty(env, 'RATE_LIMITS', 'on');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await new Browser().ask('a@b.example')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(303));
    expect(statuses.slice(10)).toEqual([429, 429]);
    mails.length = 0;
    expect((await known.ask(anna)).status).toBe(303);
    expect((await known.ask('a@b.example')).status).toBe(429);
    expect(mails).toHaveLength(1);
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
      expect(mails).toEqual([]);
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
