/** Weather conditions; `messages/<locale>/weather-conditions.json` has the word for each. */
export const conditions = [
  'clear',
  'cloudy',
  'rain',
  'drizzle',
  'thunderstorm',
  'snow',
  'mist',
  'fog',
  'haze',
  'dust',
  'sand',
  'ash',
  'squall',
  'tornado',
] as const;

export type Condition = (typeof conditions)[number];
