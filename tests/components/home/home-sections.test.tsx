import { screen, within } from '@testing-library/react';
import { HomeSections } from '@/components/home/home-sections';
import { brand } from '@/lib/config/brand';
import { portfolioStrip } from '@/lib/content/portfolio-strip';
import { services } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { renderInLocale } from '@/tests/support/render-in-locale';

function renderHome(locale: Locale) {
  return renderInLocale(
    <main>
      <HomeSections locale={locale} />
    </main>,
    locale,
  );
}

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('the home page', () => {
  it('shows hero, about, automotive showcase, services and why-choose, in this order [HOME-02]', async () => {
    await renderHome('en');
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

  it('has one main heading', async () => {
    await renderHome('en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('promises 4 weeks for the development alone, and 4–6 for all of a standard website [CLAIM-01]', async () => {
    await renderHome('en');
    const sign = screen.getByText('Build time').closest('li');
    expect(sign).toHaveTextContent(/^4\s*wk/);
    expect(sign).toHaveTextContent(
      'Design and build, once the plan is agreed. In all, a standard website takes 4–6 weeks.',
    );
  });

  it.each([
    ['de', 'Bauzeit', '4–6 Wochen'],
    ['es', 'Desarrollo', '4–6 semanas'],
    ['pt', 'Desenvolvimento', '4–6 semanas'],
    ['pl', 'Czas budowy', '4–6 tyg.'],
    ['bg', 'Изработка', '4–6 седмици'],
    ['fa', 'زمان ساخت', '۴ تا ۶ هفته'],
    ['ja', '制作期間', '4〜6週間'],
    ['zh', '开发工期', '4～6 周'],
  ] as const)('says the whole time beside the 4 weeks in %s too', async (locale, title, range) => {
    await renderHome(locale);
    expect(screen.getByText(title).closest('li')).toHaveTextContent(range);
  });

  it.each(['en', 'fa'] as const)(
    'links to the contact page of its language (%s) [HOME-04]',
    async (locale) => {
      await renderHome(locale);
      expect(addresses()).toContain(locale === 'en' ? '/contact' : `/${locale}/contact`);
    },
  );

  it.each(['en', 'fa'] as const)(
    'leads from each of the ten services to its section of the services page (%s) [HOME-03]',
    async (locale) => {
      await renderHome(locale);
      const page = locale === 'en' ? '/services' : `/${locale}/services`;
      const expected = services.map(({ id }) => `${page}#${id}`);
      expect(addresses().filter((href) => href.includes('/services'))).toEqual(expected);
    },
  );

  it.each(['en', 'fa'] as const)('leads from six websites to their case studies (%s)', async (locale) => {
    await renderHome(locale);
    const clients = locale === 'en' ? '/clients' : `/${locale}/clients`;
    expect(addresses().filter((href) => href.includes('?project='))).toEqual(
      portfolioStrip.map((id) => `${clients}?project=${id}`),
    );
  });

  it('never links to a page of ours that does not exist', async () => {
    await renderHome('en');
    const internal = addresses()
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/[?#].*/, ''));
    expect(internal.filter((href) => !pagePaths.includes(splitPath(href).path))).toEqual([]);
  });

  it('lets a phone dial the number in the hero and at the end', async () => {
    await renderHome('en');
    expect(addresses().filter((href) => href === brand.phoneHref)).toHaveLength(2);
  });

  it('names the ten services, with a price where we promise one', async () => {
    await renderHome('en');
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

  it('says that its sample project, reading and client are samples', async () => {
    await renderHome('en');
    expect(screen.getByText('Sample project')).toBeVisible();
    expect(screen.getByText('Sample client')).toBeVisible();
    expect(screen.getByText(/^Sample reading:/)).toBeVisible();
  });

  it('gives the figures of the job card as a table with headed rows and columns', async () => {
    await renderHome('en');
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
