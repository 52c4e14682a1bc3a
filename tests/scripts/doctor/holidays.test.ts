import { judgeHolidays } from '@/scripts/doctor/examine';

describe('the doctor on holidays', () => {
  it.each([
    ['2026-11-27', 'fine'],
    ['2028-08-01', 'to do'],
    ['2030-01-01', 'to do'],
  ])('asks for the next years half a year before those known end: %s', (day, state) => {
    expect(judgeHolidays(new Date(day))).toMatchObject({ state });
  });
});
