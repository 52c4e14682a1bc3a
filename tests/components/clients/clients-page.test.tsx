import { screen, within } from '@testing-library/react';
import { ClientsSections } from '@/components/clients/clients-sections';
import { projects } from '@/lib/content/project-store';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { shareMarkup } from '@/tests/support/share-markup';

const page = (locale: Locale) => (
  <main>
    <ClientsSections locale={locale} />
  </main>
);

async function readWords(locale: Locale) {
  const { clients: words, projects: stories } = await loadMessages(locale);
  return { words, stories };
}

describe.each(['en', 'fa'] as const)('the portfolio page (%s)', (locale) => {
  shareMarkup(page(locale), locale);

  it('has one main heading, and says that its projects are samples', async () => {
    const { words } = await readWords(locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.title);
    expect(screen.getByText(words.list.sample)).toBeInTheDocument();
  });

  it('closes with buttons to the contact page and to the services [CLIENTS-14]', async () => {
    const { words } = await readWords(locale);
    const closing = screen.getByRole('region', { name: /18|۱۸/ });
    const links = within(closing).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [words.closing.contact, localePath(locale, '/contact')],
      [words.closing.services, localePath(locale, '/services')],
    ]);
  });

  it('gives each project a picture that says what it shows, and a link of its own', async () => {
    const { stories } = await readWords(locale);
    const featured = projects.filter((project) => project.featured);
    for (const { id, client } of featured) {
      const card = within(screen.getByRole('article', { name: client }));
      expect(card.getByRole('img')).toHaveAccessibleName(stories.list[id].picture);
      expect(card.getByRole('link', { name: client })).toHaveAttribute(
        'href',
        localePath(locale, `/clients?project=${id}`),
      );
      expect(card.getByText(stories.list[id].title)).toBeInTheDocument();
    }
  });
});

describe('the figures of the portfolio page', () => {
  shareMarkup(page('en'));

  it('are 200+ projects, 98% satisfaction, 15+ years and 50+ industries [CLIENTS-02]', async () => {
    const { words } = await readWords('en');
    const stats = within(screen.getByRole('list', { name: words.hero.stats })).getAllByRole('listitem');
    expect(stats.map((stat) => stat.textContent?.trim())).toEqual([
      '200+ projects Sample',
      '98% satisfaction Sample',
      '15+ years',
      '50+ industries Sample',
    ]);
  });

  it('of a project are beside the figures before', () => {
    const card = screen.getByRole('article', { name: 'Nerang Creek Mechanical' });
    expect(card).toHaveTextContent('Bookings a week21 was 9');
    expect(screen.getByRole('article', { name: 'Hope Island Homes' })).toHaveTextContent('71% was 20%');
    expect(screen.getByRole('article', { name: 'Tugun Toast House' })).toHaveTextContent('$17.80 was $14.50');
  });
});
