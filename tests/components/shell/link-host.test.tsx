import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link';
import { watchLinks } from '@/lib/browser/links/watch-links';

const router = { push: jest.fn(), prefetch: jest.fn() };
let stop = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  stop = watchLinks(router);
});
afterEach(() => stop());

const link = () => screen.getByRole('link');

describe('a press of a link', () => {
  it('opens its page without a page load', () => {
    render(
      <Link href="/de/contact#form">
        <b>Contact</b>
      </Link>,
    );
    expect(fireEvent.click(screen.getByText('Contact'))).toBe(false);
    expect(router.push.mock.calls).toEqual([['/de/contact#form']]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser with %o',
    (how) => {
      render(<Link href="/contact">Contact</Link>);
      fireEvent.click(link(), how);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser where it is a plain anchor', () => {
    render(<a href="/feed.xml">Feed</a>);
    fireEvent.click(link());
    expect(router.push).not.toHaveBeenCalled();
  });

  it('does nothing when its component has prevented it', () => {
    const write = (event: MouseEvent) => event.preventDefault();
    render(
      <Link href="/contact" onClick={write}>
        Contact
      </Link>,
    );
    fireEvent.click(link());
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('the page of a link is fetched', () => {
  const approaches = {
    pointer: fireEvent.pointerOver,
    focus: fireEvent.focusIn,
  };

  it.each(['pointer', 'focus'] as const)('when the visitor approaches it by %s', (way) => {
    render(<Link href="/contact">Contact</Link>);
    expect(router.prefetch).not.toHaveBeenCalled();
    approaches[way](link());
    expect(router.prefetch.mock.calls).toEqual([['/contact']]);
  });

  it('at the press, where links are many', () => {
    render(
      <Link href="/contact" prefetch="press">
        Contact
      </Link>,
    );
    for (const approach of Object.values(approaches)) approach(link());
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.pointerDown(link());
    expect(router.prefetch.mock.calls).toEqual([['/contact']]);
  });

  it('not before the press, where it says so', () => {
    render(
      <Link href="/contact" prefetch={false}>
        Contact
      </Link>,
    );
    for (const approach of [...Object.values(approaches), fireEvent.pointerDown]) approach(link());
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.click(link());
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});
