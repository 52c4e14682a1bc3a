import { clickDepth } from '@/lib/audit/crawl/checks/click-depth';
import { closedInMenu } from '@/lib/audit/crawl/checks/closed-in-menu';
import { contactDepth } from '@/lib/audit/crawl/checks/contact-depth';
import { duplicateDescriptions, duplicateTitles } from '@/lib/audit/crawl/checks/duplicate-texts';
import { factsDiffer } from '@/lib/audit/crawl/checks/facts-differ';
import { hreflangReturn } from '@/lib/audit/crawl/checks/hreflang-return';
import { linkedCopies } from '@/lib/audit/crawl/checks/linked-copies';
import { missingLanguages } from '@/lib/audit/crawl/checks/missing-languages';
import { noindexLinked } from '@/lib/audit/crawl/checks/noindex-linked';
import { orphanedPages } from '@/lib/audit/crawl/checks/orphaned-pages';
import { thinPages } from '@/lib/audit/crawl/checks/thin-pages';
import { siteChecks } from '@/lib/audit/crawl/site-checks';
import { listItems, pageRecord, redirectRecord, runSiteCheck, siteOrigin } from '@/tests/support/site-graph';
import { answered } from '@/tests/support/visit';

const sound = [
  pageRecord('/', { links: ['/a', '/b'] }),
  pageRecord('/a', { links: ['/'] }),
  pageRecord('/b'),
];

describe('questions about a website', () => {
  it.each(siteChecks.map((check) => [check.id, check] as const))(
    'finds no %s on a sound one',
    (_id, check) => {
      const listed = ['/', '/a', '/b'];
      expect(runSiteCheck(check, sound, { listed }).status).toMatch(/^(?:passed|not-applicable)$/);
    },
  );

  it('finds linked pages that say noindex, but for those that do so on purpose', () => {
    const hidden = { isNoindex: true };
    const pages = [
      pageRecord('/', { links: ['/roofs', '/cart', '/tag/tiles', '/a'] }),
      pageRecord('/a', { links: ['/roofs'] }),
      pageRecord('/roofs', { ...hidden, links: ['/roofs'] }),
      ...['/cart', '/tag/tiles', '/alone'].map((path) => pageRecord(path, hidden)),
    ];
    const outcome = runSiteCheck(noindexLinked, pages);
    expect(listItems(outcome)).toEqual([['/roofs', ['/', '/a']]]);
    expect(outcome).toMatchObject({ severity: 'warning' });
    expect(runSiteCheck(noindexLinked, pages, { listed: ['/roofs'] })).toMatchObject({
      severity: 'critical',
    });
  });

  it('finds what robots.txt closes to Google in the menu, but for what is closed on purpose, files and pages seldom linked', () => {
    const menu = ['/roofs', '/cart', '/prices.pdf', '/other-robots/a'];
    const pages = [
      pageRecord('/', { links: [...menu, '/seldom'] }),
      ...['/a', '/b', '/c', '/d'].map((path) => pageRecord(path, { links: menu })),
    ];
    const closed = ['/roofs', '/cart', '/prices.pdf', '/seldom'].map((path) => `Disallow: ${path}`);
    const text = ['User-agent: *', ...closed, '', 'User-agent: OtherBot', 'Disallow: /other-robots/'].join(
      '\n',
    );
    const robots = { ...answered(`${siteOrigin}/robots.txt`), text, contentType: 'text/plain' };
    const outcome = runSiteCheck(closedInMenu, pages, { robots });
    expect(listItems(outcome)).toEqual([['/roofs', ['/', '/a', '/b', '/c', '/d']]]);
    expect(outcome).toMatchObject({ severity: 'critical' });
  });

  it('finds titles and descriptions used twice, whatever their case, among pages that may be listed', () => {
    const home = { title: 'Home', description: 'We come to you.' };
    const pages = [
      pageRecord('/', home),
      pageRecord('/about', { ...home, title: 'HOME' }),
      pageRecord('/hidden', { ...home, isNoindex: true }),
      pageRecord('/copy', { ...home, canonical: '/' }),
      pageRecord('/empty-1', { title: '', description: '' }),
      pageRecord('/empty-2', { title: '', description: '' }),
    ];
    expect(listItems(runSiteCheck(duplicateTitles, pages))).toEqual([['Home', ['/', '/about']]]);
    expect(listItems(runSiteCheck(duplicateDescriptions, pages))).toEqual([
      ['We come to you.', ['/', '/about']],
    ]);
  });

  it('finds the one title of an app’s empty shell, whichever original it names, and asks no links of it', () => {
    const shell = {
      title: 'Luna',
      words: 0,
      content: 'shell',
      canonical: '/',
      faults: [{ id: 'client-rendered', reason: 'empty', severity: 'warning' as const }],
    };
    const pages = ['/', '/menu', '/about'].map((path) => pageRecord(path, shell));
    expect(listItems(runSiteCheck(duplicateTitles, pages))).toEqual([['Luna', ['/', '/about', '/menu']]]);
    expect(runSiteCheck(orphanedPages, pages, { listed: ['/', '/menu', '/about'] }).status).toBe(
      'not-measured',
    );
    const copies = ['/', '/menu'].map((path) => pageRecord(path, { title: 'Luna', canonical: '/' }));
    expect(runSiteCheck(duplicateTitles, copies).status).toBe('not-applicable');
  });

  it('finds pages with fewer than eighty words, the shortest first', () => {
    const pages = [
      pageRecord('/', { words: 80 }),
      pageRecord('/a', { words: 79 }),
      pageRecord('/b', { words: 3 }),
    ];
    expect(listItems(runSiteCheck(thinPages, pages)).map(([url]) => url)).toEqual(['/b', '/a']);
  });

  it('counts clicks from the front page, and redirects as none', () => {
    const chain = [1, 2, 3, 4, 5, 6].map((step) => pageRecord(`/${step}`, { links: [`/${step + 1}`] }));
    const pages = [pageRecord('/', { links: ['/moved'] }), redirectRecord('/moved', '/1'), ...chain];
    expect(runSiteCheck(clickDepth, pages)).toMatchObject({
      severity: 'info',
      items: [{ figure: 6 }, { figure: 5 }],
    });
  });

  it('finds pages that lack a language which the others have', () => {
    const both = { languages: ['de', 'en'] };
    const pages = [
      pageRecord('/', both),
      pageRecord('/a', both),
      pageRecord('/b', { languages: ['en'] }),
      pageRecord('/c', { languages: ['en', 'fr'] }),
    ];
    expect(runSiteCheck(missingLanguages, pages)).toMatchObject({
      items: [{ languages: ['de'] }, { languages: ['de'] }],
    });
    expect(runSiteCheck(missingLanguages, [pageRecord('/'), pageRecord('/a')])).toEqual({
      status: 'not-applicable',
    });
  });

  it('finds versions in other languages that don’t name the page back', () => {
    const naming = (...paths: string[]) => ({ alternates: paths.map((path) => `${siteOrigin}${path}`) });
    const pages = [
      pageRecord('/', naming('/', '/de', '/fr')),
      pageRecord('/de', naming('/', '/de')),
      pageRecord('/fr', naming('/fr')),
    ];
    expect(listItems(runSiteCheck(hreflangReturn, pages))).toEqual([['/fr', ['/']]]);
    expect(runSiteCheck(hreflangReturn, [pageRecord('/', naming('/unread'))])).toEqual({
      status: 'not-applicable',
    });
  });

  it('finds links to pages that name another as their original', () => {
    const pages = [
      pageRecord('/', { links: ['/roofs?x=1', '/roofs'] }),
      pageRecord('/roofs', { canonical: '/roofs' }),
      pageRecord('/roofs?x=1', { canonical: '/roofs' }),
      pageRecord('/other', { canonical: '/gone', links: ['/other'] }),
    ];
    expect(listItems(runSiteCheck(linkedCopies, pages))).toEqual([['/roofs?x=1', ['/']]]);
  });

  it('finds a contact page that the front page doesn’t link to', () => {
    const far = [
      pageRecord('/', { links: ['/about'] }),
      pageRecord('/about', { links: ['/kontakt'] }),
      pageRecord('/kontakt'),
    ];
    expect(runSiteCheck(contactDepth, far)).toMatchObject({ severity: 'warning', items: [{ figure: 2 }] });
    const near = [pageRecord('/', { links: ['/contact-us'] }), pageRecord('/contact-us')];
    expect(runSiteCheck(contactDepth, near)).toEqual({ status: 'passed' });
    expect(runSiteCheck(contactDepth, [pageRecord('/')])).toEqual({ status: 'not-applicable' });
  });

  it('finds hours that visitors read differently on two pages', () => {
    const shows = (path: string, hours: string[], address = '') =>
      pageRecord(path, { contacts: { shown: { phones: [], address, hours }, stated: [] } });
    const found = (...pages: ReturnType<typeof shows>[]) => listItems(runSiteCheck(factsDiffer, pages));
    const usual = shows('/', ['Mo-Fr 08:00-17:00']);
    expect(found(usual, shows('/contact', ['Mo-Th 08:00-17:00', 'Fr 08:00-15:00']))).toEqual([
      ['Mo-Fr 08:00-17:00', ['/']],
      ['Fr 08:00-15:00', ['/contact']],
    ]);
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => `${day} 08:00-17:00`);
    for (const [same, address] of [
      [days],
      [['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00']],
      // A course, and two sets of hours: no week of the business.
      [['We 18:00-20:00']],
      [['Mo-Fr 08:00-17:00', 'Mo-Fr 09:00-12:00']],
      [['Mo-Fr 10:00-16:00'], '9 B Road, Robina 4226'],
    ] as const) {
      const home = shows('/', ['Mo-Fr 08:00-17:00'], address && '1 A Street, Nerang 4211');
      expect(found(home, shows('/b', [...same], address))).toEqual([]);
    }
  });

  it('finds numbers, hours and addresses that contradict each other, but not those of branches', () => {
    const business = {
      name: 'Smith Pty Ltd',
      phone: '07 5555 0100',
      address: '1 A Street, Nerang 4211',
      hours: ['Mo 08:00-17:00'],
      prices: '',
    };
    const says = (path: string, stated: Partial<typeof business>[], phones = ['(07) 5555 0100']) =>
      pageRecord(path, {
        contacts: {
          shown: { phones, address: '', hours: [] },
          stated: stated.map((each) => ({ ...business, ...each })),
        },
      });
    const values = (...pages: ReturnType<typeof says>[]) =>
      listItems(runSiteCheck(factsDiffer, pages)).map(([value]) => value);
    expect(
      values(
        says('/', [{}]),
        says('/b', [{ name: 'SMITH', phone: '+61 7 5555 0100', address: '1 A St, Nerang 4211' }]),
      ),
    ).toEqual([]);
    expect(values(says('/', [{}]), says('/b', [{ phone: '07 5555 0199' }], ['07 5555 0199']))).toEqual([
      '07 5555 0100',
      '07 5555 0199',
    ]);
    expect(values(says('/', [{}]), says('/b', [{ hours: ['Mo 09:00-17:00'] }]))).toEqual([
      'Mo 08:00-17:00',
      'Mo 09:00-17:00',
    ]);
    expect(values(says('/', [{}]), says('/b', [{ address: '9 B Road, Robina 4226' }]))).toEqual([
      '1 A Street, Nerang 4211',
      '9 B Road, Robina 4226',
    ]);
    const department = { name: 'Smith Shop', phone: '07 5555 0200' };
    const both = ['07 5555 0100', '07 5555 0200'];
    expect(values(says('/', [{}, department], both), says('/b', [{}, department], both))).toEqual([]);
    const branch = {
      name: 'Smith Robina',
      address: '9 B Road, Robina 4226',
      phone: '07 5555 0200',
      hours: ['Mo 10:00-12:00'],
    };
    expect(
      values(says('/', [{}, branch], ['07 5555 0100', '07 5555 0200']), says('/b', [{}, branch])),
    ).toEqual([]);
    expect(values(says('/', [{ phone: '07 5555 0300' }]), says('/b', []))).toEqual([
      '(07) 5555 0100',
      '07 5555 0300',
    ]);
  });
});
