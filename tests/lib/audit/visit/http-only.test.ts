import '@/tests/support/route-environment';
import { VisitQueue } from '@/lib/audit/visit/visit-queue';
import { serve } from '@/tests/support/listen';
import { startTargetSite } from '@/tests/support/target-site';

process.env.OUTBOUND_ALLOW = '127.0.0.1:1024-65535';
process.env.RATE_LIMITS = 'on';

it('a website without https is read over http without the rest between two visits', async () => {
  const { readWebsite } = await import('@/lib/audit/visit/read-website');
  const run = jest.spyOn(VisitQueue.prototype, 'run');
  const site = await startTargetSite();
  const { page, httpsFailed } = await readWebsite(site.url.replace('http://', ''));
  expect([page.url, page.status, httpsFailed]).toEqual([site.url, 200, true]);
  expect(run.mock.calls.map(([{ isSecondTry }]) => isSecondTry)).toEqual([undefined, true]);
  await site.stop();
});

it('a website that never answers is called slow, not one without https', async () => {
  const { readWebsite } = await import('@/lib/audit/visit/read-website');
  const site = await serve(() => undefined);
  const reading = readWebsite(site.host, { endsAt: performance.now() + 6000 });
  await expect(reading).rejects.toMatchObject({ code: 'timeout' });
  await site.stop();
});
