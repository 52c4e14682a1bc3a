import { fill } from '@/lib/i18n/fill';
import { type CannedWeather, cannedWeather } from '@/lib/weather/canned-weather';
import type { WeatherAnswer } from './read-weather';
import { weatherFormat } from './weather-format';
import type { WeatherTexts } from './weather-texts';

type Figures = Omit<CannedWeather, 'place' | 'condition'>;

/** The data of a card: a reading or a sample. */
export interface CardReading extends Figures {
  title: string;
  description: string;
  /** The API's answer; absent for a sample. */
  live?: WeatherAnswer;
}

/** `asked`: name used when the provider returns none. */
export function liveReading(answer: WeatherAnswer, asked: string, texts: WeatherTexts): CardReading {
  const { location, ...figures } = answer;
  const { country: nameCountry } = weatherFormat(texts.language, texts.timeZone);
  const country = location ? nameCountry(location.country) : undefined;
  const name = location?.name ?? asked;
  const title = country ? fill(texts.words.card.place, { place: name, country }) : name;
  return { ...figures, title, live: answer };
}

/** Sample figures for a place that can't be read at the moment. */
export function sampleReading(asked: string, { words }: WeatherTexts): CardReading {
  const { place, condition, ...figures } = cannedWeather(asked);
  return { ...figures, title: words.places[place], description: words.card.sampleSky[condition] };
}
