import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { schemaHours, shownHours } from '@/lib/audit/facts/local/shown-hours';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { createVisit, type VisitParts } from '@/tests/support/visit';

const body = `<h1>Hot water repairs</h1><p>We repair and replace hot water systems of every make on the same day.</p>
  <footer>Smith Plumbing, 12 Station Street, Nerang QLD 4211. Call (07) 5555 0100, Mon–Fri 7 am – 5 pm.</footer>`;

async function pasteOf(id: string, parts: VisitParts): Promise<string | undefined> {
  const facts = judgeVisit(createVisit(parts)).facts;
  const { issues } = await presentAnalysis(facts, 'en');
  return issues.find((issue) => issue.id === id)?.paste;
}

describe('text to paste', () => {
  it('is a title and a description in the page’s own words', async () => {
    const parts = { html: body, businessName: 'Smith Plumbing' };
    expect(await pasteOf('document-title', parts)).toBe(
      '<title>Hot water repairs, Nerang | Smith Plumbing</title>',
    );
    expect(await pasteOf('meta-description', parts)).toBe(
      '<meta name="description" content="We repair and replace hot water systems of every make on the same day. Nerang. Mon–Fri 7 am – 5 pm. (07) 5555 0100.">',
    );
  });

  it('is the business for search engines, with its name, phone, address and hours and nothing else', async () => {
    const text = await pasteOf('local-business', { html: body, businessName: 'Smith Plumbing' });
    const json = text?.replace(/<\/?script[^>]*>/g, '') ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Smith Plumbing',
      url: 'https://www.smith-plumbing.example/',
      telephone: '+61755550100',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Station Street',
        addressLocality: 'Nerang',
        addressRegion: 'QLD',
        postalCode: '4211',
        addressCountry: 'AU',
      },
      openingHours: 'Mo-Fr 07:00-17:00',
    });
  });

  it('can’t be turned into markup by what a page says', async () => {
    const hostile = { html: body, businessName: '</script><script>alert(1)</script>' };
    expect((await pasteOf('local-business', hostile))?.match(/<\/?script/g)).toHaveLength(2);
    const quoted = body.replace('of every make', 'of &quot;every&quot; &lt;make&gt;');
    expect(await pasteOf('meta-description', { html: quoted })).toContain('&quot;every&quot; &lt;make&gt;');
  });

  it('is left out where the page says too little', async () => {
    expect(await pasteOf('document-title', { html: '<p>Hello' })).toBeUndefined();
    expect(await pasteOf('meta-description', { html: '<p>Hello' })).toBeUndefined();
    expect(await pasteOf('csp', { html: body })).toBeUndefined();
  });

  it('links the number that the page shows, with the country where the page says it', async () => {
    const link = (html: string) => pasteOf('phone-link', { html });
    expect(await link(body)).toBe('<a href="tel:+61755550100">(07) 5555 0100</a>');
    expect(await link('<p>Ring (07) 5555 0100')).toBe('<a href="tel:0755550100">(07) 5555 0100</a>');
    const freephone = body.replace('(07) 5555 0100', '1300 555 010');
    expect(await link(freephone)).toBe('<a href="tel:1300555010">1300 555 010</a>');
  });

  it('begins with a sentence, also where headlines come before it', async () => {
    const welcome = body.replace(/<h1>.*<\/h1>/, '<h2>Welcome to our website</h2><h3>Since 1987</h3>');
    const text = await pasteOf('meta-description', { html: welcome, businessName: 'Smith Plumbing' });
    expect(text).toMatch(/^<meta name="description" content="We repair and replace/);
    const alike = body.replace('<footer>', '<h2>We repair</h2><footer>');
    expect(await pasteOf('meta-description', { html: alike })).toMatch(/content="We repair and replace/);
  });

  it('names business and place where no headline says what it offers', async () => {
    const bare = {
      html: body.replace(/<h1>.*<\/h1>/, '<title>Home</title>'),
      businessName: 'Smith Plumbing',
    };
    expect(await pasteOf('title-is-default', bare)).toBe('<title>Smith Plumbing, Nerang QLD</title>');
  });

  it('opens a robots.txt that shuts out everybody, and leaves one alone that shuts out a part', async () => {
    const robots = (rule: string): VisitParts => ({
      site: {
        robotsTxt: {
          url: 'https://www.smith-plumbing.example/robots.txt',
          text: `User-agent: *\n${rule}`,
          contentType: 'text/plain',
          outcome: { kind: 'answered', status: 200, finalUrl: '', redirects: [], headers: [] },
        },
      },
    });
    expect(await pasteOf('is-crawlable', robots('Disallow: /'))).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://www.smith-plumbing.example/sitemap.xml',
    );
    expect(await pasteOf('is-crawlable', robots('Disallow: /services'))).toBeUndefined();
  });
});

describe('opening hours on a page', () => {
  it.each([
    ['Open Mon–Fri 7 am – 5 pm all year', 'Mon–Fri 7 am – 5 pm', 'Mo-Fr 07:00-17:00'],
    ['Monday to Saturday, 8:30am to 4pm', 'Monday to Saturday, 8:30am to 4pm', 'Mo-Sa 08:30-16:00'],
    ['Mo–Fr 8:00–17:00 Uhr', 'Mo–Fr 8:00–17:00 Uhr', ''],
    ['Sat 9 - 5', 'Sat 9 - 5', ''],
    ['call us any time', '', ''],
  ])('%s', (text, shown, forMachines) => {
    expect(shownHours(text)).toBe(shown);
    expect(schemaHours(shownHours(text))).toBe(forMachines);
  });
});
