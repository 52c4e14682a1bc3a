import { conditions } from '@/lib/weather/conditions';
import { tradeHint } from '@/lib/weather/trade-hint';
import words from '@/messages/en/weather.json';

const mildDay = {
  condition: 'clear',
  temperature: 23,
  windSpeed: 10,
  uvIndex: 5,
} as const;

it.each([
  [{ condition: 'thunderstorm', temperature: 33 }, 'storm'],
  [{ condition: 'rain', windSpeed: 60 }, 'rain'],
  [{ condition: 'drizzle' }, 'rain'],
  [{ condition: 'snow', temperature: 0 }, 'snow'],
  [{ windSpeed: 39, temperature: 34 }, 'wind'],
  [{ windSpeed: 38 }, 'fine'],
  [{ temperature: 29.5 }, 'heat'],
  [{ temperature: 14.4 }, 'cold'],
  [{ temperature: 14.5 }, 'fine'],
  [{ uvIndex: 8 }, 'sun'],
  [{ uvIndex: 7.4 }, 'fine'],
  [{ condition: 'cloudy' }, 'grey'],
  [{ condition: 'fog' }, 'murky'],
  [{}, 'fine'],
] as const)('a reading of %j gives the suggestion "%s"', (change, hint) => {
  expect(tradeHint({ ...mildDay, ...change })).toBe(hint);
});

it('no sentence mentions a beach, which is far from most towns', () => {
  expect(Object.values(words.trade.verdicts).filter((text) => /beach/i.test(text))).toEqual([]);
});

it('there are words for whatever the sky does', () => {
  const hints = conditions.map((condition) => tradeHint({ ...mildDay, condition }));
  for (const hint of hints) {
    expect(words.trade.verdicts[hint]).toMatch(/^[^.]+\.$/);
    expect(words.trade.hints[hint]).toMatch(/\.$/);
  }
});
