import { fireEvent, render, screen } from '@testing-library/react';
import { DraftSaver } from '@/components/staff/draft-saver';

const words = { saving: 'Saving…', saved: 'Saved.', notSaved: 'Not saved: {reason}', offline: 'Offline.' };
const answerOf = (status: number, text: string, type = 'basic') => ({
  ...{ status, type, ok: status === 200 },
  text: async () => text,
});
const stored = answerOf(200, '{"to":"/staff/leads/1","stored":{"seen":7,"news":"Ben answered."}}');
const signedOut =
  '<h1>No</h1><p>You are signed out.</p><a href="/staff/sign-in?next=1">Sign in, in a new tab</a>';

it.each([
  ['says that it is stored', async () => stored, 'Saved.'],
  [
    'says who is answering instead',
    async () => answerOf(409, '<h1>No</h1><p>Ben is answering.</p>'),
    'Not saved: Ben is answering.',
  ],
  [
    'says that nothing is, where the session has ended',
    async () => answerOf(401, signedOut),
    'Not saved: You are signed out.',
  ],
  [
    'takes no redirect for success, such as one to a sign-in page',
    async () => answerOf(0, '', 'opaqueredirect'),
    'Offline.',
  ],
  ['takes no other page for success', async () => answerOf(200, '<p>Sign in to the network'), 'Offline.'],
  ['says that the site can’t be reached', () => Promise.reject(new TypeError()), 'Offline.'],
])('a draft is sent when nothing more is typed, and %s', async (_, answer, said) => {
  const request = jest.fn((_address: string, _options: { body: URLSearchParams }) => answer());
  Object.defineProperty(globalThis, 'fetch', { value: request, configurable: true });
  jest.useFakeTimers();
  render(
    <form action="/staff/answer">
      <textarea name="body" aria-label="Your answer" />
      <input type="hidden" name="seen" defaultValue="0" />
      <p role="status" data-news="" />
      <p data-saved="">Unsaved</p>
      <button type="submit" name="action" value="send" />
      <DraftSaver words={words} />
    </form>,
  );
  for (const value of ['Y', 'Yes']) {
    fireEvent.input(screen.getByLabelText('Your answer'), { target: { value } });
    jest.advanceTimersByTime(1000);
  }
  expect(request).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  jest.useRealTimers();
  expect(
    await screen.findByText(
      (_text, element) =>
        element?.matches('[data-saved]') === true && element.textContent?.startsWith(said) === true,
    ),
  ).toBeInTheDocument();
  expect(request.mock.calls.map(([address, { body }]) => [address, String(body)])).toEqual([
    ['/staff/answer', 'body=Yes&seen=0&action=save'],
  ]);
  const isStored = said === 'Saved.';
  expect(document.querySelector('[name="seen"]')).toHaveAttribute('value', isStored ? '7' : '0');
  expect(screen.queryByText('Ben answered.') !== null).toBe(isStored);
  const link = screen.queryByRole('link', { name: 'Sign in, in a new tab' });
  expect(link?.getAttribute('target')).toBe(said.includes('signed out') ? '_blank' : undefined);
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));
