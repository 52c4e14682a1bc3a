import { render } from '@testing-library/react';
import { StartAtTop } from '@/components/privacy-policy/start-at-top';

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function openAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(<StartAtTop />);
}

it('opens the page at its top, also after a reload', () => {
  const { unmount } = openAt('/privacy-policy');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});

it('leaves the position to the browser where the address names a section', () => {
  history.scrollRestoration = 'auto';
  openAt('/privacy-policy#cookies');
  window.dispatchEvent(new Event('pagehide'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('auto');
});
