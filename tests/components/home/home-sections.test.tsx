import { screen, within } from '@testing-library/react';
import { HomeSections } from '@/components/home/home-sections';
import { HomeWhy } from '@/components/home/home-why';
import { brand } from '@/lib/config/brand';
import { portfolioStrip } from '@/lib/content/portfolio-strip';
import { services } from '@/lib/content/services';
import { splitPath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { shareMarkup } from '@/tests/support/share-markup';

const page = (
  <main>
    <HomeSections />
  </main>
);

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('the home page', () => {
  shareMarkup(page);

  it('shows hero, about, automotive showcase, services and why-choose, in this order [HOME-02]', () => {
    const names = screen
      .getAllByRole('region')
      .map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(names).toEqual([
      'Your website is the corner piece.',
      'Built by engineers. Explained in plain words.',
      'Under the bonnet of a workshop’s website.',
      'Ten services, one number to call.',
      'What we promise, where you can see it.',
    ]);
  });

  it('has one main heading', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('promises 4 weeks for the development alone, and 4–6 for all of a standard website [CLAIM-01]', () => {
    const sign = screen.getByText('Build time').closest('li');
    expect(sign).toHaveTextContent(/^Build time\s*4\s*wk/);
    expect(sign).toHaveTextContent(
      'Design and build, once the plan is agreed. In all, a standard website takes 4–6 weeks.',
    );
  });

  it('never links to a page of ours that does not exist', () => {
    const internal = addresses()
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/[?#].*/, ''));
    expect(internal.filter((href) => !pagePaths.includes(splitPath(href).path))).toEqual([]);
  });

  it('lets a phone dial the number at the end', () => {
    expect(addresses()).toContain(brand.phoneHref);
  });

  it('names the ten services, with a price where we promise one', () => {
    const section = screen.getByRole('region', { name: 'Ten services, one number to call.' });
    const cells = services.map(({ id }) => document.getElementById(id));
    expect(cells.filter((cell) => cell && section.contains(cell))).toHaveLength(10);
    expect(cells.map((cell) => cell?.textContent?.match(/from \$.*$/)?.[0])).toEqual([
      'from $495',
      'from $500 a month',
      'from $295 a month',
      undefined,
      'from $33 a month',
      undefined,
      'from $99 a month',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives the figures of the job card as a table with headed rows and columns', () => {
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const row = table.getByRole('row', { name: /Calls from phones a week/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['14', '33']);
  });
});

describe.each(['en', 'fa'] as const)('the links of the home page (%s)', (locale) => {
  shareMarkup(page, locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;

  it('lead to the contact page of its language [HOME-04]', () => {
    expect(addresses()).toContain(`${prefix}/contact`);
  });

  it('lead from each of the ten services to its section of the services page [HOME-03]', () => {
    const expected = services.map(({ id }) => `${prefix}/services#${id}`);
    expect(addresses().filter((href) => href.includes('/services'))).toEqual(expected);
  });

  it('lead from six websites to their case studies', () => {
    expect(addresses().filter((href) => href.includes('?project='))).toEqual(
      portfolioStrip.map((id) => `${prefix}/clients?project=${id}`),
    );
  });
});

describe.each([
  ['de', 'Bauzeit', '4–6 Wochen'],
  ['es', 'Desarrollo', '4–6 semanas'],
  ['pt', 'Desenvolvimento', '4–6 semanas'],
  ['pl', 'Czas budowy', '4–6 tyg.'],
  ['bg', 'Изработка', '4–6 седмици'],
  ['fa', 'زمان ساخت', '۴ تا ۶ هفته'],
  ['ja', '制作期間', '4〜6週間'],
  ['zh', '开发工期', '4～6 周'],
] as const)('the promise of the home page in %s', (locale, title, range) => {
  shareMarkup(<HomeWhy />, locale);

  it('says the whole time beside the 4 weeks too', () => {
    const signs = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes(title));
    expect(signs).toHaveLength(1);
    expect(signs[0]).toHaveTextContent(range);
  });
});
