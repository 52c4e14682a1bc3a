import { weatherFormat } from '@/components/weather/weather-format';

const speed = (language: string) => weatherFormat(language, 'Australia/Brisbane').speed(15);

it('writes the wind in Persian letters in Persian, and short elsewhere', () => {
  expect(speed('fa-IR')).toBe('۱۵ کیلومتر در ساعت');
  expect(speed('en-AU')).toBe('15 km/h');
  expect(speed('bg-BG')).toBe('15 km/h');
});
