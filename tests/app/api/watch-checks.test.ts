import '@/tests/support/audit-environment';
import { POST as cron } from '@/app/api/cron/outbox/route';
import { auditWebsite } from '@/lib/audit/engine/audit-website';
import { createWatchJob } from '@/lib/audit/parts/watch-job';
import { presentReport } from '@/lib/audit/report/present-report';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { finishJobs } from '@/tests/support/finish-jobs';
import { withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { callRoute } from '@/tests/support/route-server';
import {
  dayMs,
  pressInMailProgram,
  watchedReport,
  watchedSites,
  watchLink,
  watchMails,
  weekMs,
} from '@/tests/support/route-watch';
import { sends, soundHtml } from '@/tests/support/target-site';

jest.setTimeout(60_000);

withAuditDatabase();
const site = withTargetSite();

const withoutTitle = soundHtml.replace(/<title>.*<\/title>/, '');
type WatchOptions = Parameters<typeof createWatchJob>[0] & { now?: () => number };
const finishWatches = ({ now, ...parts }: WatchOptions = {}) => finishJobs([createWatchJob(parts)], { now });
const checkAfter = (weeks: number) => finishWatches({ now: () => Date.now() + weeks * weekMs + 1000 });

describe('the weekly reading', () => {
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
