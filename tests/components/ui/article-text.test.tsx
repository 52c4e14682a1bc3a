import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleText } from '@/components/ui/article-text';
import { loadMessages } from '@/lib/i18n/messages';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

const table = '| Work | Price |\n| --- | --- |\n| Oil | $90 |\n| Tyres | $400 |';
const template = 'Hi [name],\n\nyour ute is ready.\n\n– The workshop';
const fenced = `Send this:\n\n\`\`\`\n${template}\n\`\`\``;

describe('the text of an article', () => {
  it('shows a table with its column headings', async () => {
    const { container } = await renderInLocale(<ArticleText locale="en">{table}</ArticleText>, 'en');
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('columnheader')).toEqual(['Work', 'Price']);
    expect(texts('cell')).toEqual(['Oil', '$90', 'Tyres', '$400']);
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each(['en', 'fa'] as const)('offers a template that is copied as it is written (%s)', async (locale) => {
    const user = userEvent.setup();
    const { blog } = await loadMessages(locale);
    await renderInLocale(<ArticleText locale={locale}>{fenced}</ArticleText>, locale);
    await user.click(screen.getByRole('button', { name: blog.template.copy }));
    expect(screen.getByRole('status')).toHaveTextContent(blog.template.copied);
    expect(await navigator.clipboard.readText()).toBe(template);
  });

  it('lets the first letter of a template decide its direction', async () => {
    const code = '```\n<link rel="alternate" hreflang="en">\n```';
    const { container } = await renderInLocale(<ArticleText locale="fa">{code}</ArticleText>, 'fa');
    expect(container.querySelector('pre')).toHaveAttribute('dir', 'auto');
  });

  it('says what to do where the template could not be copied', async () => {
    const user = userEvent.setup();
    const { blog } = await loadMessages('en');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInLocale(<ArticleText locale="en">{fenced}</ArticleText>, 'en');
    await user.click(screen.getByRole('button', { name: blog.template.copy }));
    expect(screen.getByRole('status')).toHaveTextContent(blog.template.failed);
  });

  it.each([
    ['20~25 °C, then 22~27 °C', '20~25 °C, then 22~27 °C'],
    ['一行目の\n続き', '一行目の続き'],
  ])('shows %j as it is meant', async (markdown, html) => {
    const { container } = await renderInLocale(<ArticleText locale="ja">{markdown}</ArticleText>, 'ja');
    expect(container.querySelector('p')?.innerHTML).toBe(html);
  });

  it('keeps code within a sentence in its own direction, and offers no copy of it', async () => {
    await renderInLocale(<ArticleText locale="fa">{'یک `tel:` بنویسید.'}</ArticleText>, 'fa');
    expect(screen.getByText('tel:')).toHaveAttribute('dir', 'ltr');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
