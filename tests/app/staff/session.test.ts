import '../../support/route-environment';
import { POST as endSession } from '@/app/staff/end-session/route';
import { GET as download } from '@/app/staff/leads.csv/route';
import { POST as signOut } from '@/app/staff/sign-out/route';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { anna, Browser, signedIn, withDesk } from '../../support/route-staff';

const mails = withDesk();
const saidOf = (answer: { headers: Headers }) => answer.headers.get('location')?.split('said=')[1];

describe('a session', () => {
  const isOpen = async (browser: Browser) => (await browser.get(download, '/staff/leads.csv')).status === 200;

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
