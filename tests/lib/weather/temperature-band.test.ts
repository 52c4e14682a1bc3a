import { bandLimits, temperatureBand } from '@/lib/weather/temperature-band';

it.each([
  [41, 'red'],
  [30, 'red'],
  [29, 'orange'],
  [25, 'orange'],
  [24, 'yellow'],
  [20, 'yellow'],
  [19, 'blue'],
  [15, 'blue'],
  [14, 'darkBlue'],
  [0, 'darkBlue'],
  [-6, 'darkBlue'],
])('%d °C is %s [WEATHER-28]', (degrees, band) => {
  expect(temperatureBand(degrees)).toBe(band);
});

it('the limits on the scale are those where the colour changes', () => {
  const changes = Array.from({ length: 60 }, (_, index) => index - 10).filter(
    (degrees) => temperatureBand(degrees) !== temperatureBand(degrees - 1),
  );
  expect(changes).toEqual([...bandLimits]);
});
