import { excuseChangedPage } from '@/lib/browser/hydration/excuse-changed-page';

const mismatch = 'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418';

/** Whether the error would be reported in the console. */
const isReported = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));

test('a mismatch is an error unless something else has changed the page before, and other errors always are', async () => {
  document.body.innerHTML = '<p>Tell us the job.</p>';
  excuseChangedPage();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isReported(mismatch)).toBe(true);
  document.querySelector('p')?.firstChild?.replaceWith(document.createElement('font'));
  // As React does it: the report comes in the task of the change.
  expect(isReported(mismatch)).toBe(true);
  await Promise.resolve();
  expect(isReported(mismatch)).toBe(false);
  expect(isReported('Uncaught TypeError: nothing is not a function')).toBe(true);
});
