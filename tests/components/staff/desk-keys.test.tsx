import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskKeys } from '@/components/staff/desk-keys';

const words = { next: 'next', previous: 'previous', answer: 'answer', note: 'note', search: 'search' };

function show() {
  render(
    <main>
      <input id="q" aria-label="Search" />
      {['Dana', 'Sam'].map((name) => (
        <div key={name} data-card="">
          <a href={`/staff/leads/${name}`}>{name}</a>
          <a href="tel:1">Call {name}</a>
        </div>
      ))}
      <textarea id="note" aria-label="Note" />
      <DeskKeys label="Keyboard shortcuts" words={words} />
    </main>,
  );
  return userEvent.setup();
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

it('lead from card to card, to the note and to the search, but not while somebody types', async () => {
  const user = show();
  for (const [key, name] of [
    ...([
      ['j', 'Dana'],
      ['j', 'Sam'],
      ['j', 'Sam'],
      ['k', 'Dana'],
    ] as const),
  ]) {
    await user.keyboard(key);
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  await user.keyboard('n');
  await user.keyboard('j/');
  expect(screen.getByLabelText('Note')).toHaveValue('j/');
  screen.getByRole('link', { name: 'Sam' }).focus();
  await user.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('can be switched off, and stay off', async () => {
  const user = show();
  await user.click(screen.getByLabelText('Keyboard shortcuts'));
  screen.getByRole('link', { name: 'Dana' }).focus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Dana' })).toHaveFocus();
  expect(localStorage.getItem('desk-keys')).toBe('off');
});

it('are shown as far as they do something on the page, and not at all where none does', async () => {
  const { unmount } = render(
    <main>
      <section id="answer">
        <textarea id="body" aria-label="Your answer" />
      </section>
      <textarea id="note" aria-label="Note" />
      <DeskKeys label="Keyboard shortcuts" words={words} />
    </main>,
  );
  expect((await screen.findByText('answer', { exact: false })).parentElement).toHaveTextContent(
    /^e answer n note$/,
  );
  unmount();
  render(<DeskKeys label="Keyboard shortcuts" words={words} />);
  expect(screen.queryByLabelText('Keyboard shortcuts')).toBeNull();
});
