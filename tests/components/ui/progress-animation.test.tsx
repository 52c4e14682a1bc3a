import { act, render, screen } from '@testing-library/react';
import { ProgressAnimation } from '@/components/ui/progress-animation';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const value = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the progress animation', () => {
  it('lasts 3000 ms, and moves in ticks of 100 ms [SEOSRV-10]', () => {
    render(<ProgressAnimation label="Progress" whenFull="Still working." />);
    wait(99);
    expect(value()).toBe('0');
    wait(1);
    expect(value()).toBe('3');
    wait(2_800);
    expect(value()).toBe('97');
    wait(100);
    expect(value()).toBe('100');
    expect(screen.getByText('Still working.')).toBeVisible();
  });

  it('can last another time', () => {
    render(<ProgressAnimation durationMs={5000} label="Progress" whenFull="Still working." />);
    wait(2_500);
    expect(value()).toBe('50');
  });
});
