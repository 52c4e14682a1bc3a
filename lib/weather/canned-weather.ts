import type { OfferedPlace } from './offered-places';
import type { WeatherReading } from './reading';

type Figures = Pick<
  WeatherReading,
  | 'temperature'
  | 'feelsLike'
  | 'humidity'
  | 'windSpeed'
  | 'visibility'
  | 'pressure'
  | 'uvIndex'
  | 'condition'
  | 'icon'
>;

/** Sample figures, not real weather, for a card without a reading. */
export interface CannedWeather extends Figures {
  place: OfferedPlace;
  condition: 'clear' | 'cloudy';
}

/** An ordinary day on the Gold Coast, from the specification; the default for figures that a row lacks. */
const defaults: Omit<CannedWeather, 'place'> = {
  temperature: 25,
  feelsLike: 27,
  humidity: 70,
  windSpeed: 15,
  visibility: 10,
  pressure: 1015,
  uvIndex: 6,
  condition: 'clear',
  icon: '01d',
};

const rows: Record<OfferedPlace, Partial<Omit<CannedWeather, 'place'>>> = {
  goldCoast: {},
  brisbane: { temperature: 27, feelsLike: 29, humidity: 64, windSpeed: 12, uvIndex: 7 },
  sydney: { temperature: 22, feelsLike: 22, humidity: 62, windSpeed: 18, condition: 'cloudy', icon: '02d' },
  melbourne: {
    temperature: 18,
    feelsLike: 17,
    humidity: 58,
    windSpeed: 22,
    uvIndex: 4,
    condition: 'cloudy',
    icon: '03d',
  },
  surfersParadise: { temperature: 26, feelsLike: 28, humidity: 68 },
  broadbeach: { temperature: 25, feelsLike: 27, humidity: 69, windSpeed: 14 },
  burleighHeads: { temperature: 24, feelsLike: 26, windSpeed: 17, condition: 'cloudy', icon: '02d' },
};

const placeByName = new Map<string, OfferedPlace>([
  ['gold coast', 'goldCoast'],
  ['brisbane', 'brisbane'],
  ['sydney', 'sydney'],
  ['melbourne', 'melbourne'],
  ['surfers paradise', 'surfersParadise'],
  ['broadbeach', 'broadbeach'],
  ['burleigh heads', 'burleighHeads'],
]);

/** Sample figures for a place (`Brisbane`, `Brisbane,AU`) without a reading; the Gold Coast's for unknown places. */
export function cannedWeather(name: string): CannedWeather {
  const [town = ''] = name.split(',');
  const place = placeByName.get(town.trim().toLowerCase()) ?? 'goldCoast';
  return { ...defaults, ...rows[place], place };
}
