import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Toasts } from '@/components/widgets/toasts';
import { dismissToast, readToasts, type ToastWords, toast } from '@/lib/browser/toast/toast-store';
import { axeViolations } from '@/tests/support/axe-violations';
import { fakeMotion } from '@/tests/support/fake-motion';
import { fakePointerEvents } from '@/tests/support/fake-pointer-events';
import { renderInLocale } from '@/tests/support/render-in-locale';

const title = (text: string) => screen.queryByText(text, { selector: 'b' });
const frame = (text: string) => {
  const found = title(text)?.closest('li');
  if (!found) throw new Error(`no toast says ${text}`);
  return found;
};

async function show(words: ToastWords) {
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

describe('the toasts', () => {
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
