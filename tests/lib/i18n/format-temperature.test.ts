import { formatTemperature } from '@/lib/i18n/format-temperature';

it.each([
  ['en-AU', 26, '26°C'],
  ['en-AU', -3, '-3°C'],
  ['en-AU', 25.6, '26°C'],
  ['de', 26, '26 °C'],
  ['zh-Hans', 26, '26°C'],
  ['fa', 26, '۲۶°C'],
])('in %s, %d degrees read %s', (language, degrees, text) => {
  expect(formatTemperature(language, degrees)).toBe(text);
});
