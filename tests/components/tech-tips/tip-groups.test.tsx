import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TipsManual } from '@/components/tech-tips/tips-manual';
import { tips } from '@/lib/content/tips';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '@/tests/support/render-in-locale';

const groups = [
  ['easy', 'Beginner'],
  ['hosting', 'Intermediate'],
  ['expert', 'Advanced'],
] as const;

async function renderManual() {
  window.history.replaceState(null, '', '/tech-tips');
  await renderInLocale(<TipsManual locale="en" />, 'en');
  const { 'tech-tips': words } = await loadMessages('en');
  return words;
}

const region = (name: string) => screen.getByRole('region', { name });

describe('the groups of the tech tips', () => {
  it('begin with one open tip; all others are closed, each in the group of its difficulty', async () => {
    const words = await renderManual();
    const [lead, ...others] = screen.getAllByRole('article');
    expect(within(region(words.start)).getAllByRole('article')).toEqual([lead]);
    expect(lead?.querySelector('details')).toHaveAttribute('open');
    for (const card of others) expect(card.querySelector('details')).not.toHaveAttribute('open');
    for (const [need, difficulty] of groups) {
      const cards = within(region(words.needs[need].title)).getAllByRole('article');
      const ids = tips.filter((tip) => tip.difficulty === difficulty).map(({ id }) => `tip-${id}`);
      expect(cards.map(({ id }) => id)).toEqual(ids.filter((id) => id !== lead?.id));
    }
  });

  it('are hidden while they have no tip of the chosen category', async () => {
    const user = userEvent.setup();
    const words = await renderManual();
    await user.click(screen.getByRole('button', { name: 'Design' }));
    expect(region(words.needs.easy.title)).toBeVisible();
    for (const name of [words.start, words.needs.hosting.title, words.needs.expert.title]) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });
});
