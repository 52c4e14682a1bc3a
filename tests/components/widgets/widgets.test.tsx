import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FloatingWidgets } from '@/components/widgets/floating-widgets';
import { Toasts } from '@/components/widgets/toasts';
import { dismissToast, readToasts, type ToastContent, toast } from '@/lib/browser/toast/toast-store';
import { brand } from '@/lib/config/brand';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakeMotion } from '@/tests/support/fake-motion';
import { fakePointerEvents } from '@/tests/support/fake-pointer-events';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the way back to the top', () => {
  function scrollPageTo(y: number) {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    act(() => window.dispatchEvent(new Event('scroll')));
  }

  afterEach(() => scrollPageTo(0));

  it('the way back to the top is shown beyond 300 px only, and not at exactly 300 [WIDGET-10]', async () => {
    await renderInLocale(<FloatingWidgets />);
    const button = () => screen.queryByRole('button', { name: 'Back to top' });
    expect(button()).not.toBeInTheDocument();
    scrollPageTo(300);
    expect(button()).not.toBeInTheDocument();
    scrollPageTo(301);
    expect(button()).toBeVisible();
    scrollPageTo(300);
    expect(button()).not.toBeInTheDocument();
  });
});

describe('the contact tab', () => {
  const tab = () => screen.getByRole('button', { name: 'Contact' });

  const panel = () => screen.getByRole('dialog', { name: 'Contact us' });

  async function openPanel() {
    await renderInLocale(<FloatingWidgets />);
    await userEvent.click(tab());
    // Links are not followed in these tests, because jsdom can't.
    panel().addEventListener('click', (event) => event.preventDefault());
  }

  it('is shown, labelled "contact", with its panel closed at first [WIDGET-01]', async () => {
    await renderInLocale(<FloatingWidgets />);
    expect(tab()).toBeVisible();
    expect(tab()).toHaveTextContent(/^contact$/i);
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('toggles its panel [WIDGET-02]', async () => {
    await openPanel();
    expect(panel()).toBeVisible();
    expect(panel()).toHaveFocus();
    expect(tab()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tab());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a call, a mail and the contact page [WIDGET-03, WIDGET-04]', async () => {
    await openPanel();
    const links = within(panel());
    expect(links.getByRole('link', { name: `Call Now ${brand.phone}` })).toHaveAttribute(
      'href',
      brand.phoneHref,
    );
    expect(brand.phoneHref).toMatch(/^tel:\d+$/);
    expect(links.getByRole('link', { name: `Email Us ${brand.email}` })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    expect(links.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', '/contact');
  });

  it('closes by its close button and hands the focus back [WIDGET-07]', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();
  });

  it('closes by a click on the overlay outside it, and not by one inside [WIDGET-08]', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('heading', { name: 'Contact us' }));
    expect(panel()).toBeVisible();
    const overlay = document.querySelector('.overlay');
    if (!overlay) throw new Error('no overlay');
    await userEvent.click(overlay);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([/^Call Now/, /^Email Us/, /^Send a message/])(
    'closes after %s is chosen [WIDGET-09]',
    async (name) => {
      await openPanel();
      await userEvent.click(within(panel()).getByRole('link', { name }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('works with the keyboard alone: Enter, Tab through, Escape, and on', async () => {
    await renderInLocale(
      <>
        <FloatingWidgets />
        <button type="button">What follows</button>
      </>,
    );
    await userEvent.tab();
    expect(tab()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /^Call Now/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    expect(screen.getByRole('button', { name: 'What follows' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the toasts', () => {
  const title = (text: string) => screen.queryByText(text, { selector: 'b' });

  const frame = (text: string) => {
    const found = title(text)?.closest('li');
    if (!found) throw new Error(`no toast says ${text}`);
    return found;
  };

  async function show(words: ToastContent) {
    act(() => void toast(words));
    await waitFor(() => expect(title(words.title)).toBeVisible());
  }

  function swipe(element: Element, distance: number) {
    const at = (clientX: number) => ({ clientX, clientY: 0, pointerType: 'touch', pointerId: 1, button: 0 });
    fireEvent.pointerDown(element, at(0));
    fireEvent.pointerMove(element, at(distance / 2));
    fireEvent.pointerMove(element, at(distance));
    fireEvent.pointerUp(element, at(distance));
  }

  beforeEach(() => {
    fakeMotion('full');
    fakePointerEvents();
  });

  afterEach(() => {
    act(() => {
      for (const { id } of readToasts()) dismissToast(id);
    });
    jest.useRealTimers();
  });

  it('show title and description, one at a time [TOAST-02]', async () => {
    await renderInLocale(<Toasts />);
    await show({ title: 'First', description: 'The first one.' });
    expect(frame('First')).toHaveTextContent('The first one.');
    await show({ title: 'Second', variant: 'destructive' });
    expect(title('First')).not.toBeInTheDocument();
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
  });

  it('have no accessibility violation, and a close button', async () => {
    const { baseElement } = await renderInLocale(<Toasts />);
    await show({ title: 'Saved', variant: 'success' });
    expect(await axeViolations(baseElement)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(title('Saved')).not.toBeInTheDocument();
  });

  it('close by themselves after 5000 ms [TOAST-03]', async () => {
    await renderInLocale(<Toasts />);
    await show({ title: 'Warm-up' });
    jest.useFakeTimers();
    act(() => void toast({ title: 'Short' }));
    act(() => jest.advanceTimersByTime(4_999));
    expect(title('Short')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(title('Short')).not.toBeInTheDocument();
    expect(readToasts()).toMatchObject([{ title: 'Short', open: false }]);
  });

  it('go by a swipe beyond 50 px, and come back from a shorter one [TOAST-05]', async () => {
    await renderInLocale(<Toasts />);
    await show({ title: 'Swipe me' });
    swipe(frame('Swipe me'), 49);
    expect(title('Swipe me')).toBeVisible();
    swipe(frame('Swipe me'), 51);
    expect(title('Swipe me')).not.toBeInTheDocument();
  });

  it('are swiped towards the other side in Persian', async () => {
    await renderInLocale(<Toasts />, 'fa');
    await show({ title: 'Swipe me' });
    swipe(frame('Swipe me'), 60);
    expect(title('Swipe me')).toBeVisible();
    swipe(frame('Swipe me'), -60);
    expect(title('Swipe me')).not.toBeInTheDocument();
  });
});
