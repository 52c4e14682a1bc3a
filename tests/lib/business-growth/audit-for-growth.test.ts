import '@/tests/support/audit-environment';
import { gatherFacts } from '@/lib/business-growth/gather-facts';
import { withTargetSite } from '@/tests/support/route-audit';
import { sends, startTargetSite } from '@/tests/support/target-site';

const target = withTargetSite();
const ask = (website: string, websiteTimeoutMs = 20_000) =>
  gatherFacts(
    { businessName: 'Ferry Road Autos', category: 'automotive', suburb: 'Southport', website },
    { now: new Date('2026-06-30T20:00:00Z'), places: null, websiteTimeoutMs },
  );

describe('the website', () => {
  it('gives the real scores of the SEO engine', async () => {
    const { website } = await ask(target().url);
    expect(website).toMatchObject({ status: 'read', score: expect.any(Number), seo: expect.any(Number) });
    if (website.status !== 'read') throw new Error('The website was not read');
    expect(website.failed.length).toBeGreaterThan(website.searchFaults);
    expect(website.obstacle).toBeNull();
  });

  it.each([
    [
      'blocked',
      '<html lang="en"><head><meta name="robots" content="noindex"><title>Autos</title></head><body><p>Logbook services in Southport.</p></body></html>',
    ],
    ['empty', '<html lang="en"><head><title>Autos</title></head><body></body></html>'],
  ])('that search engines can’t use is told as %s', async (obstacle, page) => {
    target().page = (response) => void response.setHeader('content-type', 'text/html').end(page);
    expect((await ask(target().url)).website).toMatchObject({ status: 'read', obstacle });
  });

  it('gives what costs visitors now with its reason', async () => {
    target().page = sends(200, '<meta name="robots" content="noindex"><title>Ferry Road Autos</title>');
    const { website } = await ask(target().url);
    expect(website).toMatchObject({
      critical: expect.arrayContaining([{ id: 'is-crawlable', reason: 'meta' }]),
    });
  });

  it('that is down is reported as the website’s fault', async () => {
    const gone = await startTargetSite();
    await gone.stop();
    const { website } = await ask(gone.url);
    expect(website).toMatchObject({ status: 'unreadable', reason: 'connect_failed' });
  });

  it('that isn’t read in time is nobody’s fault', async () => {
    target().page = () => undefined;
    const { website } = await ask(target().url, 50);
    expect(website).toEqual({ status: 'busy', host: target().host });
  });

  it('whose filter keeps our robot out is not called broken', async () => {
    target().page = sends(403, 'Are you a robot?');
    const { website } = await ask(target().url);
    expect(website).toEqual({ status: 'busy', host: target().host });
  });

  it.each(['http://10.0.0.1/', 'https://exa mple.com'])('%s is refused: it was mistyped', async (website) => {
    await expect(ask(website)).rejects.toMatchObject({
      code: expect.stringMatching(/^(invalid_url|url_not_allowed)$/),
    });
  });
});
