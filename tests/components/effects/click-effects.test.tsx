import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ClickEffects } from '@/components/effects/click-effects';
import { Shoreline } from '@/components/effects/shoreline';
import { fakeMotion } from '@/tests/support/fake-motion';

describe('the puzzle pieces', () => {
  const pieces = () => [...document.querySelectorAll('.piece')];

  function renderPage() {
    return render(
      <>
        <ClickEffects />
        <a href="#somewhere">Our work</a>
        <button type="button" onClick={(event) => event.nativeEvent.stopImmediatePropagation()}>
          A button
        </button>
        <p>A paragraph</p>
      </>,
    );
  }

  /** A frame of the faked clock and the task after it. */
  const FRAME_MS = 17;

  const untilDrawn = () => act(() => jest.advanceTimersByTime(FRAME_MS));

  /** As the first press loads them. */
  async function untilLoaded() {
    untilDrawn();
    await act(async () => void (await import('@/components/effects/puzzle-pieces')));
  }

  beforeEach(() => {
    jest.useFakeTimers();
    fakeMotion('full');
  });

  afterEach(() => jest.useRealTimers());

  it.each(['link', 'button'] as const)('six fly from a pressed %s [WIDGET-12]', async (role) => {
    renderPage();
    expect(pieces()).toHaveLength(0);
    fireEvent.click(screen.getByRole(role), { detail: 1, clientX: 40, clientY: 70 });
    await untilLoaded();
    // Each class of the style sheet has a direction and a colour of its own.
    expect(pieces().map((piece) => piece.classList.item(1))).toEqual([
      'piece1',
      'piece2',
      'piece3',
      'piece4',
      'piece5',
      'piece6',
    ]);
    expect(pieces()[0]).toHaveStyle({ '--x': '40px', '--y': '70px' });
    expect(document.querySelector('.pieces')).toHaveAttribute('aria-hidden', 'true');
  });

  it('wait until the answer to the press is drawn', async () => {
    await import('@/components/effects/puzzle-pieces');
    renderPage();
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
    expect(pieces()).toHaveLength(0);
    await untilLoaded();
    expect(pieces()).toHaveLength(6);
  });

  it('do not fly from what is neither', async () => {
    renderPage();
    fireEvent.click(screen.getByText('A paragraph'));
    await untilLoaded();
    expect(pieces()).toHaveLength(0);
  });

  it('are cleared 1500 ms after their own press [WIDGET-13]', async () => {
    renderPage();
    fireEvent.click(screen.getByRole('button'));
    await untilLoaded();
    act(() => jest.advanceTimersByTime(1000 - FRAME_MS));
    fireEvent.click(screen.getByRole('link'));
    untilDrawn();
    expect(pieces()).toHaveLength(12);
    act(() => jest.advanceTimersByTime(499 - FRAME_MS));
    expect(pieces()).toHaveLength(12);
    act(() => jest.advanceTimersByTime(1));
    expect(pieces()).toHaveLength(6);
    act(() => jest.advanceTimersByTime(1000));
    expect(document.querySelector('.pieces')).toBeNull();
  });

  it('stay away when the visitor wants less motion [WIDGET-14]', async () => {
    fakeMotion('reduced');
    renderPage();
    fireEvent.click(screen.getByRole('button'));
    await untilLoaded();
    expect(pieces()).toHaveLength(0);
  });
});

describe('the shoreline', () => {
  it('on which pages end is decoration, drawn in the file of the logo [SHELL-03]', () => {
    const { container } = render(<Shoreline />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const [, file = '', id = ''] =
      /^(.+)\?.+#(.+)$/.exec(drawing?.querySelector('use')?.getAttribute('href') ?? '') ?? [];
    const shapes = new DOMParser().parseFromString(readFileSync(`public${file}`, 'utf8'), 'image/svg+xml');
    expect(shapes.querySelectorAll(`#${id} > path`).length).toBeGreaterThan(1);
    expect(container).toHaveTextContent(/^$/);
  });
});
