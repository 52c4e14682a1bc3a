import { skyPicture } from '@/lib/weather/sky-picture';

it.each([
  ['01d', 'sun'],
  ['01n', 'sun'],
  ['02d', 'cloud'],
  ['03n', 'cloud'],
  ['04d', 'cloud'],
  ['09d', 'rain'],
  ['10n', 'rain'],
  ['11d', 'rain'],
  ['13d', 'sun'],
  ['50n', 'sun'],
  ['', 'sun'],
])('icon code %j is drawn as %s [WEATHER-29]', (code, picture) => {
  expect(skyPicture(code)).toBe(picture);
});
