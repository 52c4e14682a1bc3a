import { fireEvent, render, screen } from '@testing-library/react';
import { DraftSaver } from '@/components/staff/draft-saver';

const words = { saving: 'Saving…', saved: 'Saved.', notSaved: 'Not saved: {reason}', offline: 'Offline.' };
const answers = {
  saved: { type: 'opaqueredirect' },
  held: { status: 409, text: async () => '<h1>No</h1><p>Ben is answering.</p>' },
};

it.each([
  ['says that it is stored', async () => answers.saved, 'Saved.'],
  ['says who is answering instead', async () => answers.held, 'Not saved: Ben is answering.'],
  ['says that the site can’t be reached', () => Promise.reject(new TypeError()), 'Offline.'],
])('a draft is sent when nothing more is typed, and %s', async (_, answer, said) => {
  const request = jest.fn((_address: string, _options: { body: URLSearchParams }) => answer());
  Object.defineProperty(globalThis, 'fetch', { value: request, configurable: true });
  jest.useFakeTimers();
  render(
    <form action="/staff/answer">
      <textarea name="body" aria-label="Your answer" />
      <p aria-live="polite">Unsaved</p>
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
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(request.mock.calls.map(([address, { body }]) => [address, String(body)])).toEqual([
    ['/staff/answer', 'body=Yes&action=save'],
  ]);
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));
