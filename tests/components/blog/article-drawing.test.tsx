import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleBody } from '@/components/blog/article-body';
import { parseFirstNumber } from '@/components/ui/mark-tables';
import { loadPost } from '@/lib/content/load-post';
import { posts } from '@/lib/content/posts';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import type { PostId } from '@/lib/site/pages';

const drawn = posts.filter(({ figure }) => figure?.drawing !== undefined);
const charted = posts.filter(({ figure }) => figure?.barColumns !== undefined);

const captions = {
  'search-page': /A results page: \(1\) the AI answer/,
  week: /The week: 25 minutes on Monday/,
  languages: /Two versions of a page/,
  'mail-entries': /How a message travels/,
  redirects: /Above: A leads to B/,
};

/** The article as the server sends it. */
function readArticle(id: PostId, locale: Locale, messages: Messages): Document {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Australia/Brisbane">
      <ArticleBody post={loadPost(id, locale)} locale={locale} />
    </NextIntlClientProvider>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}

it.each(posts.map(({ id }) => id))('article %i has a figure: a drawing or a table', async (id) => {
  const article = readArticle(id, 'en', await loadMessages('en'));
  expect(article.querySelector('figure, table')).not.toBeNull();
});

describe.each(['en', 'fa'] as const)('in %s', (locale) => {
  it.each(drawn)('the drawing of article $id has a caption that says the same', async ({ id, figure }) => {
    const figures = [...readArticle(id, locale, await loadMessages(locale)).querySelectorAll('figure')];
    const caption = locale === 'fa' ? /\p{Script=Arabic}{3}/u : captions[figure?.drawing ?? 'week'];
    expect(figures.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(caption)]);
  });
});

describe.each(localeCodes)('in %s', (locale) => {
  it.each(charted)('each cell with a bar in article $id has a number', async ({ id, figure }) => {
    const article = readArticle(id, locale, await loadMessages(locale));
    const columns = figure?.barColumns ?? [];
    const rows = [...article.querySelectorAll('tbody tr')];
    const cells = rows.flatMap((row) =>
      [...row.querySelectorAll('td')].filter((_cell, column) => columns.includes(column)),
    );
    expect(cells).toHaveLength(rows.length * columns.length);
    expect(cells.length).toBeGreaterThanOrEqual(3);
    const withoutBar = cells.filter(({ style }) => style.getPropertyValue('--share') === '');
    expect(withoutBar.map(({ textContent }) => parseFirstNumber(textContent))).toEqual([]);
  });
});
