import '@/tests/support/audit-environment';
import { createWatchJob } from '@/lib/audit/parts/watch-job';
import { finishJobs } from '@/tests/support/finish-jobs';
import { withAuditDatabase, withTargetSite } from '@/tests/support/route-audit';
import { dayMs, watchedReport, watchMails } from '@/tests/support/route-watch';
import { sends, soundHtml } from '@/tests/support/target-site';

jest.setTimeout(60_000);

withAuditDatabase();
const site = withTargetSite();

const noindex = soundHtml.replace('</title>', '</title><meta name="robots" content="noindex">');
const hourMs = 3_600_000;
const lookAfter = (days: number, hours = 0) =>
  finishJobs([createWatchJob()], { now: () => Date.now() + days * dayMs + hours * hourMs + 1000 });
const subjects = async () => (await watchMails()).map(({ subject }) => subject);

describe('the daily look', () => {
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
