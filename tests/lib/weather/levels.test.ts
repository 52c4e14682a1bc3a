import { uvLevel } from '@/lib/weather/uv-level';

it.each([
  [0, undefined],
  [0.4, undefined],
  [0.5, 'low'],
  [2.4, 'low'],
  [2.5, 'moderate'],
  [5, 'moderate'],
  [6, 'high'],
  [7.49, 'high'],
  [8, 'veryHigh'],
  [10, 'veryHigh'],
  [11, 'extreme'],
])('a UV index of %d is %s', (index, level) => {
  expect(uvLevel(index)).toBe(level);
});
