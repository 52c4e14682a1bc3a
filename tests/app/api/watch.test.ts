import '@/tests/support/audit-environment';
import { presentReport } from '@/lib/audit/report/present-report';
import { database } from '@/lib/db/database';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import {
  dayMs,
  openAndPress,
  openWatchLink,
  orderReport,
  pressInMailProgram,
  requestWatch,
  watchedReport,
  watchedSites,
  watchers,
  watchLink,
  watchMails,
} from '@/tests/support/route-watch';

jest.setTimeout(30_000);

withAuditDatabase();
const site = withTargetSite();

describe('asking to hear of changes', () => {
  it('mails a confirm link in the language of the form, and watches nothing yet', async () => {
    const report = await orderReport(site().url);
    const answer = await requestWatch(report, { locale: 'de' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/de/reports/${report}#watch-asked`,
    ]);
    const [mail, ...others] = await watchMails('watch-confirm');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['Dana@whitlock.example'] });
    expect(mail?.html).toContain('<html lang="de"');
    expect(mail?.text).toContain('Ohne Ihre Bestätigung senden wir nichts weiter');
    expect(mail?.text).not.toContain('Whitlock\n');
    expect(await watchedSites()).toEqual([]);
  });

  it('answers the same for an address that was just mailed, and mails it once', async () => {
    const report = await orderReport(site().url);
    const first = await requestWatch(report);
    const second = await requestWatch(report, { email: 'dana@WHITLOCK.example' });
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await watchMails('watch-confirm')).toHaveLength(1);
  });

  it('says where it failed: a wrong address, and a report that is not there', async () => {
    const report = await orderReport(site().url);
    const wrong = await requestWatch(report, { email: 'dana' });
    expect(wrong.headers.get('location')).toBe(`/reports/${report}#watch-failed`);
    const nowhere = await requestWatch('AAAAAAAAAAAAAAAAAAAAAA');
    expect(nowhere.headers.get('location')).toBe('/reports/AAAAAAAAAAAAAAAAAAAAAA#watch-failed');
    expect(await watchers()).toEqual([]);
  });

  it('takes ten confirmed people for a report', async () => {
    const report = await orderReport(site().url);
    await requestWatch(report);
    await database()
      .insertInto('site_watchers')
      .values(
        Array.from({ length: 10 }, (_, index) => ({
          id: `${index}`,
          report_token: report,
          email: `w${index}@whitlock.example`,
          email_key: `w${index}@whitlock.example`,
          mailbox: `w${index}@whitlock.example`,
          locale: 'en',
          consent_wording: '',
          requested_at: Date.now(),
          confirmed_at: Date.now(),
          confirm_hash: `c${index}`,
          stop_token: `s${index}`,
          mail_key: `m${index}`,
        })),
      )
      .execute();
    await requestWatch(report, { email: 'late@whitlock.example' });
    expect(await watchers()).toHaveLength(11);
  });
});

describe('the confirm link', () => {
  it('leads to a button and confirms nothing by itself, because mail scanners open links', async () => {
    const report = await orderReport(site().url);
    await requestWatch(report);
    const link = watchLink((await watchMails('watch-confirm'))[0], 'confirm');
    const opened = await openWatchLink('confirm', link);
    expect(opened.headers.get('location')).toBe(`/reports/${report}#watch-confirm`);
    expect(opened.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^site_watch=[\\w-]{22}; Max-Age=600; Path=/api/reports/${report}/watch; HttpOnly; SameSite=Lax; Secure$`,
      ),
    );
    expect(await watchers()).toMatchObject([{ confirmed_at: null }]);
    expect(await watchedSites()).toEqual([]);
  });

  it('begins the watch by its button: the first score is kept, and the next look is a day away', async () => {
    const { report } = await watchedReport(site().url);
    const shown = await presentReport(report, 'en');
    expect(shown?.watch.scores).toEqual([{ readAt: expect.any(String), score: shown?.overallScore }]);
    const [check] = await database()
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', 'watch')
      .execute();
    const [run] = await database().selectFrom('audit_runs').select('created_at').execute();
    expect(check?.due_at).toBe((run?.created_at ?? 0) + dayMs);
    // The mail with the link is not kept.
    expect(await watchMails('watch-confirm')).toEqual([]);
  });

  it('has the same result when it is pressed again', async () => {
    const { report, mail } = await watchedReport(site().url);
    const before = await watchers();
    const again = await openAndPress('confirm', watchLink(mail, 'confirm'));
    expect(again.headers.get('location')).toBe(`/reports/${report}#watch-on`);
    expect(await watchers()).toEqual(before);
  });

  it('ends after seven days, and the address is deleted', async () => {
    const report = await orderReport(site().url);
    await requestWatch(report);
    const link = watchLink((await watchMails('watch-confirm'))[0], 'confirm');
    // An hour more: the clock of deletion may be behind by what the test has taken.
    const requestedAt = Date.now() - 7 * dayMs - 60 * 60_000;
    await database().updateTable('site_watchers').set({ requested_at: requestedAt }).execute();
    expect((await openWatchLink('confirm', link)).headers.get('location')).toBe(
      `/reports/${report}#watch-invalid`,
    );
    await deleteExpiredData();
    expect(await watchers()).toEqual([]);
    expect(await watchMails('watch-confirm')).toEqual([]);
  });
});

describe('stopping', () => {
  it('is one press in a mail program, without a page or an origin, and leaves nothing behind', async () => {
    const { mail } = await watchedReport(site().url);
    const link = watchLink(mail, 'stop');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/cornerpiece\.example\/api\/reports\/[\w-]{22}\/watch\/stop\?token=[\w-]{22}>, <mailto:[^>]+>$/,
    );
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (const _ of [1, 2]) {
      const answer = await pressInMailProgram(link);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    }
    expect([await watchers(), await watchedSites()]).toEqual([[], []]);
    expect(await database().selectFrom('watched_scores').selectAll().execute()).toEqual([]);
  });

  it('is asked by the link and done by its button', async () => {
    const { report, mail } = await watchedReport(site().url, { locale: 'fa' });
    const link = watchLink(mail, 'stop');
    const opened = await openWatchLink('stop', link);
    expect(opened.headers.get('location')).toBe(`/fa/reports/${report}#watch-stop`);
    expect(await watchers()).toHaveLength(1);
    const pressed = await openAndPress('stop', link);
    expect(pressed.headers.get('location')).toBe(`/reports/${report}#watch-off`);
    expect(pressed.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await watchers()).toEqual([]);
    expect((await openWatchLink('stop', link)).headers.get('location')).toBe(
      `/reports/${report}#watch-invalid`,
    );
  });

  it('goes on for whoever else watches', async () => {
    const { report, mail } = await watchedReport(site().url);
    await requestWatch(report, { email: 'sam@whitlock.example' });
    const [second] = await watchMails('watch-confirm');
    await openAndPress('confirm', watchLink(second, 'confirm'));
    await pressInMailProgram(watchLink(mail, 'stop'));
    expect(await watchers()).toMatchObject([{ email: 'sam@whitlock.example' }]);
    expect(await watchedSites()).toHaveLength(1);
  });
});
