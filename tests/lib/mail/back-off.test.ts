import { backOffMs } from '@/lib/mail/back-off';

describe('backOffMs', () => {
  it('doubles from five seconds up to an hour', () => {
    const waits = [1, 2, 3, 4, 10, 11, 50].map((attempts) => backOffMs(attempts, 0) / 1000);
    expect(waits).toEqual([5, 10, 20, 40, 2560, 3600, 3600]);
  });

  it('is shortened by at most half', () => {
    expect(backOffMs(1, 0.5)).toBe(3750);
    expect(backOffMs(1, 0.999_999)).toBeGreaterThanOrEqual(2500);
  });
});
