import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '@/components/ui/tooltip';
import { TooltipHost } from '@/components/ui/tooltip-host';
import { fakePointerEvents } from '@/tests/support/fake-pointer-events';

const box = () => document.querySelector('.tooltip');
const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const point = (element: Element, pointerType = 'mouse') =>
  act(async () => {
    fireEvent.pointerOver(element, { pointerType });
  });

async function renderTools() {
  const page = render(
    <>
      <TooltipHost />
      <Tooltip text="Choose a theme">
        <button type="button" aria-label="Theme" />
      </Tooltip>
      <button type="button" aria-label="Sound" data-tooltip="Sound On" />
      <p>Elsewhere</p>
    </>,
  );
  // The module is loaded as it would be after the first hover, so that only the delays are measured.
  await import('@/components/ui/tooltip-view');
  return page;
}

beforeEach(() => {
  fakePointerEvents();
  // jsdom has no layout and no ResizeObserver.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a tooltip', () => {
  it('opens after 700 ms, and a neighbouring one at once within 300 ms [SHELL-09]', async () => {
    await renderTools();
    await point(button('Theme'));
    await wait(699);
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toHaveTextContent('Choose a theme');

    await point(screen.getByText('Elsewhere'));
    await wait(120);
    expect(box()).toBeNull();
    await wait(299);
    await point(button('Sound'));
    await wait(0);
    expect(box()).toHaveTextContent('Sound On');

    await point(screen.getByText('Elsewhere'));
    await wait(120 + 301);
    await point(button('Theme'));
    await wait(699);
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toHaveTextContent('Choose a theme');
  });

  it('opens at once for the keyboard, and closes by Escape', async () => {
    await renderTools();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.tab();
    await wait(0);
    expect(button('Theme')).toHaveFocus();
    expect(box()).toHaveTextContent('Choose a theme');
    await user.keyboard('{Escape}');
    expect(box()).toBeNull();
    expect(button('Theme')).toHaveFocus();
  });

  it('stays while the pointer moves onto it, and goes when it is pressed', async () => {
    await renderTools();
    await point(button('Theme'));
    await wait(700);
    await point(screen.getByText('Elsewhere'));
    const shown = box();
    if (!shown) throw new Error('no tooltip');
    await point(shown);
    await wait(1000);
    expect(box()).not.toBeNull();
    await act(async () => {
      fireEvent.pointerDown(button('Theme'));
    });
    expect(box()).toBeNull();
  });

  it('is not for fingers', async () => {
    await renderTools();
    await point(button('Theme'), 'touch');
    await wait(2000);
    expect(box()).toBeNull();
  });
});
