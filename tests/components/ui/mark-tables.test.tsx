import { screen } from '@testing-library/react';
import { ArticleText } from '@/components/ui/article-text';
import { parseFirstNumber } from '@/components/ui/mark-tables';
import { renderInLocale } from '@/tests/support/render-in-locale';

const table = '| Week | Jobs | Links |\n| --- | --- | --- |\n| 1 | 20 | 5 |\n| 2 | 10 | none |';

describe('a table in an article', () => {
  it('has bars below the numbers of the named columns, on one scale', async () => {
    await renderInLocale(
      <ArticleText locale="en" barColumns={[1, 2]}>
        {table}
      </ArticleText>,
    );
    const shareOf = (text: string) =>
      screen.getByRole('cell', { name: text }).style.getPropertyValue('--share');
    expect(shareOf('20')).toBe('100%');
    expect(shareOf('10')).toBe('50%');
    expect(shareOf('5')).toBe('25%');
    expect(shareOf('none')).toBe('');
    expect(shareOf('1')).toBe('');
  });

  it('names the column in each cell, for phones, and is cards there if it has columns of words', async () => {
    const { rerender } = await renderInLocale(<ArticleText locale="en">{table}</ArticleText>);
    expect(screen.getByRole('cell', { name: 'none' })).toHaveAttribute('data-label', 'Links');
    expect(screen.getByRole('table')).toHaveClass('cards');
    rerender(
      <ArticleText locale="en" barColumns={[1, 2]}>
        {table}
      </ArticleText>,
    );
    expect(screen.getByRole('table')).not.toHaveClass('cards');
  });
});

it.each([
  ['20 seconds or more', 20],
  ['1,295 $', 1295],
  ['0,32', 0.32],
  ['1 691 AUD', 1691],
  ['1.691 AUD', 1691],
  ['۱٬۶۹۱ دلار', 1691],
  ['۰٫۰۸', 0.08],
  ['約20秒', 20],
])('the first number of %s is %d', (text, number) => expect(parseFirstNumber(text)).toBe(number));

it('has no number where there is none', () => expect(parseFirstNumber('nothing today')).toBeUndefined());
