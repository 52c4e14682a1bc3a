import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FaqSections } from '@/components/faq/faq-sections';
import { Accordion } from '@/components/ui/accordion';
import { AccordionItem } from '@/components/ui/accordion-item';
import { faqCategories } from '@/lib/content/faq';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

function renderPage(locale: Locale) {
  return renderInLocale(
    <main>
      <FaqSections />
    </main>,
    locale,
  );
}

const question = (name: string) => screen.getByRole('button', { name });
const openAnswers = () => screen.getAllByRole('region').filter((part) => 'state' in part.dataset);
const openQuestions = () => screen.queryAllByRole('button', { expanded: true });

afterEach(() => history.replaceState(null, '', '/'));

describe('the FAQ page', () => {
  beforeEach(() => renderPage('en'));

  it('shows a title and a subtitle [FAQ-02]', () => {
    expect(
      screen.getByRole('heading', { level: 1, name: 'Questions people ask before they call.' }),
    ).toBeVisible();
    expect(screen.getByText(/^How long it takes, .* in Australian dollars, GST included\.$/)).toBeVisible();
  });

  it('has the three categories of questions, and an index of them [FAQ-03]', () => {
    const names = ['Website Design', 'Digital Marketing', 'Pricing & Packages'];
    const categories = faqCategories.map(({ id }) => document.getElementById(id));
    expect(categories.map((category) => category?.querySelector('h2')?.textContent)).toEqual(names);
    const links = within(screen.getByRole('navigation', { name: 'Questions about' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(faqCategories.map(({ id }) => `#${id}`));
  });

  it('holds collapsible questions in each category, of which the first is open [FAQ-04]', () => {
    for (const [name, count, first, last] of [
      [
        'Website Design',
        6,
        'How long does a website take?',
        'Do you only work for mechanics and car dealers?',
      ],
      ['Digital Marketing', 6, 'How soon does SEO bring results?', 'How will I know whether it works?'],
      ['Pricing & Packages', 7, 'What does a website cost?', 'When do I pay?'],
    ] as const) {
      const category = within(screen.getByRole('region', { name }));
      const buttons = category.getAllByRole('button');
      expect(buttons).toHaveLength(count);
      expect([buttons.at(0)?.textContent, buttons.at(-1)?.textContent]).toEqual([first, last]);
    }
    expect(openQuestions()).toEqual([question('How long does a website take?')]);
    expect(screen.getByText(/^A standard website takes 4–\u20606 weeks/)).toBeVisible();
  });

  it('opens one question at a time, across all categories [FAQ-05]', async () => {
    await userEvent.click(question('Will it work on phones?'));
    expect(openQuestions()).toEqual([question('Will it work on phones?')]);

    await userEvent.click(question('What does a website cost?'));
    expect(openQuestions()).toEqual([question('What does a website cost?')]);
    expect(openAnswers().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Website packages start from \$495/),
    ]);
  });

  it('collapses the open question again [FAQ-06]', async () => {
    await userEvent.click(question('Can you get me onto Google Maps?'));
    await userEvent.click(question('Can you get me onto Google Maps?'));
    expect(openQuestions()).toEqual([]);
    expect(openAnswers()).toEqual([]);
  });

  it('works with the keyboard: arrows move, Enter opens', async () => {
    question('How long does a website take?').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(question('Will it work on phones?')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(openQuestions()).toEqual([question('Will it work on phones?')]);
  });

  it('opens the question in which the browser has found something', () => {
    const answer = screen.getByText(/^Hosting and maintenance cost/).closest('[role=region]');
    expect(answer).toHaveAttribute('hidden', 'until-found');
    act(() => {
      if (answer) fireEvent(answer, new Event('beforematch'));
    });
    expect(openQuestions()).toEqual([question('What does it cost to keep a website running?')]);
    expect(answer).not.toHaveAttribute('hidden');
  });

  it('ends with a card whose button leads to the contact page [FAQ-07]', () => {
    const card = within(screen.getByRole('region', { name: 'Is your question the missing one?' }));
    expect(card.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('shows the website prices beside its title', () => {
    const board = screen.getByRole('heading', { name: 'Websites' }).parentElement;
    expect(board).toHaveTextContent(
      'Basic siteFrom $495Business Pro $795Premium Enterprise $1,295Care, a monthFrom $49.95',
    );
  });
});

it('an address that names a question opens it', async () => {
  history.replaceState(null, '', '#payment');
  await renderPage('en');
  expect(openQuestions()).toEqual([question('When do I pay?')]);
});

it('answers are in the page before any script runs, and nothing hides them then', () => {
  const html = renderToString(
    <Accordion>
      <AccordionItem id="one" title="A question">
        The answer
      </AccordionItem>
    </Accordion>,
  );
  expect(html).toContain('The answer');
  expect(html).not.toMatch(/\shidden/);
});

it('the closing card stays in the language of the page', async () => {
  await renderPage('fa');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/fa/contact');
});
