import { screen } from '@testing-library/react';
import { ArticleBody } from '@/components/blog/article-body';
import { parseFirstNumber } from '@/components/ui/mark-tables';
import { loadPost } from '@/lib/content/load-post';
import { posts } from '@/lib/content/posts';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '@/tests/support/render-in-locale';

const drawn = posts.filter(({ figure }) => figure?.drawing !== undefined);
const charted = posts.filter(({ figure }) => figure?.barColumns !== undefined);

it.each(posts.map(({ id }) => id))('article %i has a figure: a drawing or a table', async (id) => {
  await renderInLocale(<ArticleBody post={loadPost(id, 'en')} locale="en" />);
  expect([...screen.queryAllByRole('figure'), ...screen.queryAllByRole('table')]).not.toEqual([]);
});

describe.each(localeCodes)('in %s', (locale) => {
  it.each(drawn)('the drawing of article $id has a caption that says the same', async ({ id, figure }) => {
    const { blog } = await loadMessages(locale);
    await renderInLocale(<ArticleBody post={loadPost(id, locale)} locale={locale} />, locale);
    const caption = figure?.drawing && blog.drawings[figure.drawing];
    expect(screen.getByRole('figure')).toHaveTextContent(String(caption));
  });

  it.each(charted)('each cell with a bar in article $id has a number', async ({ id, figure }) => {
    await renderInLocale(<ArticleBody post={loadPost(id, locale)} locale={locale} />, locale);
    const columns = figure?.barColumns ?? [];
    const [, ...rows] = screen.getAllByRole('row');
    const cells = rows.flatMap((row) =>
      [...row.querySelectorAll('td')].filter((_cell, column) => columns.includes(column)),
    );
    expect(cells).toHaveLength(rows.length * columns.length);
    expect(cells.length).toBeGreaterThanOrEqual(3);
    const withoutBar = cells.filter(({ style }) => style.getPropertyValue('--share') === '');
    expect(withoutBar.map(({ textContent }) => parseFirstNumber(textContent))).toEqual([]);
  });
});
