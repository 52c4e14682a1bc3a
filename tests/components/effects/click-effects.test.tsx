import { act, fireEvent, render, screen } from '@testing-library/react';
import { ClickEffects } from '@/components/effects/click-effects';
import { fakeMotion } from '@/tests/support/fake-motion';

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

beforeEach(() => {
  jest.useFakeTimers();
  fakeMotion('full');
});
afterEach(() => jest.useRealTimers());

describe('the puzzle pieces', () => {
  it.each(['link', 'button'] as const)('six fly from a pressed %s [WIDGET-12]', (role) => {
    renderPage();
    expect(pieces()).toHaveLength(0);
    fireEvent.click(screen.getByRole(role), { detail: 1, clientX: 40, clientY: 70 });
    expect(pieces()).toHaveLength(6);
    expect(pieces()[0]).toHaveStyle({ '--x': '40px', '--y': '70px' });
    expect(document.querySelector('.pieces')).toHaveAttribute('aria-hidden', 'true');
  });

  it('do not fly from what is neither', () => {
    renderPage();
    fireEvent.click(screen.getByText('A paragraph'));
    expect(pieces()).toHaveLength(0);
  });

  it('are cleared 1500 ms after their own press [WIDGET-13]', () => {
    renderPage();
    fireEvent.click(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(1000));
    fireEvent.click(screen.getByRole('link'));
    expect(pieces()).toHaveLength(12);
    act(() => jest.advanceTimersByTime(499));
    expect(pieces()).toHaveLength(12);
    act(() => jest.advanceTimersByTime(1));
    expect(pieces()).toHaveLength(6);
    act(() => jest.advanceTimersByTime(1000));
    expect(document.querySelector('.pieces')).toBeNull();
  });

  it('stay away when the visitor wants less motion [WIDGET-14]', () => {
    fakeMotion('reduced');
    renderPage();
    fireEvent.click(screen.getByRole('button'));
    expect(pieces()).toHaveLength(0);
  });
});
