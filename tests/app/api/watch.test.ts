import '@/tests/support/audit-environment';
import { POST as cron } from '@/app/api/cron/outbox/route';
import { auditWebsite } from '@/lib/audit/engine/audit-website';
import { createWatchJob } from '@/lib/audit/jobs/watch-job';
import { presentReport } from '@/lib/audit/read-report';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { dayMs, hourMs } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { finishJobs } from '@/tests/support/finish-jobs';
import { withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { callRoute } from '@/tests/support/route-server';
import {
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
  weekMs,
} from '@/tests/support/route-watch';
import { sends, soundHtml } from '@/tests/support/target-site';

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
    expect(mail?.text).toContain('Ohne Ihre Bestätigung löschen wir die Adresse');
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

describe('the weekly reading', () => {
  const withoutTitle = soundHtml.replace(/<title>.*<\/title>/, '');

  type WatchOptions = Parameters<typeof createWatchJob>[0] & { now?: () => number };

  const finishWatches = ({ now, ...parts }: WatchOptions = {}) =>
    finishJobs([createWatchJob(parts)], { now });

  const checkAfter = (weeks: number) => finishWatches({ now: () => Date.now() + weeks * weekMs + 1000 });

  it('is not before its week, and mails nothing where nothing changed', async () => {
    const { report } = await watchedReport(site().url);
    await finishWatches({ now: () => Date.now() + 6 * dayMs });
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(1);
    site().asked.length = 0;
    await checkAfter(1);
    // Each page once.
    expect(site().asked.filter((asked) => asked === 'GET /')).toHaveLength(1);
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(2);
    expect(await watchMails()).toEqual([]);
  });

  it('tells a new critical fault and a lower score, and later that it is fixed', async () => {
    const { report } = await watchedReport(site().url, { locale: 'en' });
    const before = (await presentReport(report, 'en'))?.overallScore ?? 0;
    site().page = sends(200, withoutTitle);
    await checkAfter(1);
    await checkAfter(2);
    const [broken, ...others] = await watchMails();
    expect(others).toEqual([]);
    expect(broken?.subject).toMatch(/^127\.0\.0\.1 has changed: \d+ out of 100$/);
    expect(broken?.text).toContain('New critical fault: Google has no title to show for this page');
    expect(broken?.text).toMatch(new RegExp(`The score was ${before} out of 100 and is now \\d+\\.`));
    expect(broken?.headers).toHaveProperty('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');
    site().page = sends(200, soundHtml);
    await checkAfter(3);
    const fixed = (await watchMails()).at(-1);
    expect(fixed?.text).toContain('No longer found: Google has no title to show for this page');
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(4);
  });

  it('writes in the language of the form', async () => {
    await watchedReport(site().url, { locale: 'fa' });
    site().page = sends(200, withoutTitle);
    await checkAfter(1);
    const [mail] = await watchMails();
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain('خطای بحرانی تازه');
  });

  it('blames no website for a failure of ours', async () => {
    await watchedReport(site().url);
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const audit = async () => {
      throw new AppError('too_busy');
    };
    for (const weeks of [1, 2, 3]) {
      await finishWatches({ audit, now: () => Date.now() + weeks * weekMs + 1000 });
    }
    logged.mockRestore();
    expect(await watchMails()).toEqual([]);
    const [watched] = await watchedSites();
    expect(watched?.reported).toContain('"alarms":[],"doubts":[]');
  });

  it('is taken up again after a process died, and mails once', async () => {
    const { report } = await watchedReport(site().url);
    site().page = sends(200, withoutTitle);
    const now = Date.now() + weekMs + 1000;
    const never = new Promise<never>(() => {});
    let begun: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => {
      begun = resolve;
    });
    // As if the process were gone while it reads: it neither ends the claim nor gives it back.
    void finishWatches({
      now: () => now,
      audit: () => {
        begun();
        return never;
      },
    });
    await reading;
    globalThis.siteJobs = undefined;
    await finishWatches({ now: () => now });
    expect(await watchMails()).toEqual([]);
    await finishWatches({ now: () => now + 61_000 });
    expect(await watchMails()).toHaveLength(1);
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(2);
  });

  it('stores neither score nor mail of a process that lost its claim', async () => {
    const { report } = await watchedReport(site().url);
    site().page = sends(200, withoutTitle);
    await finishWatches({
      now: () => Date.now() + weekMs + 1000,
      audit: async (...asked) => {
        const facts = await auditWebsite(...asked);
        await database().updateTable('jobs').set({ claim: 'another' }).execute();
        return facts;
      },
    });
    expect(await watchMails()).toEqual([]);
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(1);
  });

  it('mails nobody who stopped while it was under way, and takes back what still waits', async () => {
    const { mail } = await watchedReport(site().url);
    site().page = sends(200, withoutTitle);
    await checkAfter(1);
    expect(await watchMails()).toHaveLength(1);
    await pressInMailProgram(watchLink(mail, 'stop'));
    expect(await watchMails()).toEqual([]);
  });

  it('keeps the newest 26 scores', async () => {
    const { report } = await watchedReport(site().url);
    const facts = await auditWebsite(site().url);
    for (let week = 1; week <= 30; week += 1) {
      await finishWatches({ audit: async () => facts, now: () => Date.now() + week * weekMs + 1000 });
    }
    const scores = await database().selectFrom('watched_scores').selectAll().execute();
    expect(scores).toHaveLength(26);
    expect(Math.min(...scores.map(({ checked_at }) => checked_at))).toBeGreaterThan(Date.now() + 4 * weekMs);
    expect(scores[0]?.token).toBe(report);
  });

  it('ends when its report is deleted, not by the clock alone', async () => {
    await watchedReport(site().url);
    await database().updateTable('audit_links').set({ expires_at: 0 }).execute();
    await checkAfter(1);
    expect(await watchedSites()).toHaveLength(1);
    await deleteExpiredData();
    expect(await watchedSites()).toEqual([]);
  });

  it('is run by the cron route, too', async () => {
    const { report } = await watchedReport(site().url);
    await database()
      .updateTable('jobs')
      .set({ due_at: Date.now() - 1 })
      .where('kind', '=', 'watch')
      .execute();
    await database().updateTable('watched_sites').set({ audit_at: 0 }).execute();
    const headers = { authorization: `Bearer ${env.CRON_SECRET}` };
    expect((await callRoute(cron, { path: '/api/cron/outbox', method: 'POST', headers })).status).toBe(200);
    expect((await presentReport(report, 'en'))?.watch.scores).toHaveLength(2);
  });
});

describe('the daily look', () => {
  const noindex = soundHtml.replace('</title>', '</title><meta name="robots" content="noindex">');

  const lookAfter = (days: number, hours = 0) =>
    finishJobs([createWatchJob()], { now: () => Date.now() + days * dayMs + hours * hourMs + 1000 });

  const subjects = async () => (await watchMails()).map(({ subject }) => subject);

  it('asks for the page and robots.txt alone', async () => {
    await watchedReport(site().url);
    site().asked.length = 0;
    await lookAfter(1);
    expect(site().asked).toEqual(['GET /', 'GET /robots.txt']);
  });

  it.each([
    ['We can’t reach 127.0.0.1', sends(503, 'Back soon'), 'The page opens again.'],
    ['127.0.0.1 keeps search engines out', sends(200, noindex), 'Search engines may list the page again.'],
    ['The form on 127.0.0.1 is gone', sends(200, soundHtml), 'The form is back.'],
  ])('tells once, after a second reading an hour later: %s', async (subject, fault, cleared) => {
    const form = '<form><input type="email" name="email"><textarea name="text"></textarea></form>';
    const filled = 'Hot water repairs at fixed prices, on the day you call us. '.repeat(3);
    const sound = sends(200, soundHtml.replace('</body>', `<p>${filled}</p>${form}</body>`));
    site().page = sound;
    await watchedReport(site().url);
    site().page = fault;
    await lookAfter(1);
    expect(await subjects()).toEqual([]);
    await lookAfter(1, 1);
    expect(await subjects()).toEqual([subject]);
    await lookAfter(2, 2);
    await lookAfter(3, 3);
    expect(await subjects()).toEqual([subject]);
    site().page = sound;
    await lookAfter(4, 4);
    await lookAfter(5, 5);
    expect(await subjects()).toEqual([subject, '127.0.0.1: all clear']);
    expect((await watchMails()).at(-1)?.text).toContain(cleared);
  });

  it.each([
    ['fails once', [sends(503, 'Back soon'), sends(200, soundHtml)]],
    ['turns our program away', Array(3).fill(sends(403, 'No robots'))],
    ['wants fewer requests', Array(3).fill(sends(429, 'Later'))],
  ])('tells nobody of a website that %s', async (_, answers) => {
    await watchedReport(site().url);
    for (const [index, answer] of answers.entries()) {
      site().page = answer;
      await lookAfter(1 + index, index);
    }
    expect(await watchMails()).toEqual([]);
  });
});
