import { cannedWeather } from '@/lib/weather/canned-weather';
import { localPlaces, offeredPlaces, quickPicks } from '@/lib/weather/offered-places';

describe('the sample weather', () => {
  it('is the specified ordinary day on the Gold Coast [WEATHER-22]', () => {
    expect(cannedWeather('Gold Coast')).toEqual({
      place: 'goldCoast',
      temperature: 25,
      humidity: 70,
      windSpeed: 15,
      visibility: 10,
      pressure: 1015,
      feelsLike: 27,
      uvIndex: 6,
      condition: 'clear',
      icon: '01d',
    });
  });

  it.each(localPlaces)('is fixed for %s, and its own [WEATHER-21]', (place) => {
    const sample = cannedWeather(offeredPlaces[place]);
    expect(sample.place).toBe(place);
    expect(sample).toEqual(cannedWeather(offeredPlaces[place]));
    const others = localPlaces.filter((other) => other !== place).map((other) => offeredPlaces[other]);
    for (const other of others)
      expect({ ...sample, place: '' }).not.toEqual({ ...cannedWeather(other), place: '' });
  });

  it.each(['Robina', 'Robina,AU', 'München', '', 'constructor'])(
    'is the Gold Coast’s for any other place, such as %j [WEATHER-21]',
    (name) => {
      expect(cannedWeather(name)).toEqual(cannedWeather('Gold Coast'));
    },
  );

  it.each(quickPicks)('has a row for %s, found by name with or without its country [WEATHER-23]', (place) => {
    const search = offeredPlaces[place];
    expect(cannedWeather(search).place).toBe(place);
    expect(cannedWeather(` ${search.replace(',AU', '').toUpperCase()} `)).toEqual(cannedWeather(search));
  });

  it('has defaults for what a row leaves out, and the Gold Coast for unknown names [WEATHER-23]', () => {
    const { visibility, pressure } = cannedWeather('Gold Coast');
    expect(cannedWeather('Brisbane')).toMatchObject({
      place: 'brisbane',
      temperature: 27,
      visibility,
      pressure,
    });
    expect(cannedWeather('Melbourne')).toMatchObject({
      place: 'melbourne',
      temperature: 18,
      visibility,
      pressure,
    });
    expect(cannedWeather('Atlantis').place).toBe('goldCoast');
    for (const sample of Object.values(offeredPlaces).map(cannedWeather)) {
      expect(Object.values(sample)).not.toContain(undefined);
    }
  });
});
