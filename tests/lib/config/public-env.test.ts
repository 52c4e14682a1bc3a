import { readMeasurementId } from '@/lib/config/public-env';

describe('the measurement id', () => {
  it.each([undefined, ''])('is unset when the variable is %j', (value) => {
    expect(readMeasurementId(value)).toBeUndefined();
  });

  it('is taken as it is', () => {
    expect(readMeasurementId('G-ABC123DEF4')).toBe('G-ABC123DEF4');
  });

  it.each(['UA-1234-5', 'G-', 'G-1"></script>', ' G-1'])('is refused by name when it is %j', (value) => {
    expect(() => readMeasurementId(value)).toThrow(/NEXT_PUBLIC_GA_ID/);
  });
});
