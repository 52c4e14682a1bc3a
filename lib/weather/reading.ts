import type { Condition } from './conditions';

/** The place asked about: in degrees, or by the name a visitor typed. */
export type Place = { lat: number; lon: number } | { q: string };

/** The weather of a place now, as facts without language. */
export interface WeatherReading {
  /** Null where only coordinates are known and the provider names no place for them. `country` is its ISO code. */
  location: { name: string; country: string } | null;
  /** °C, as exact as the provider gives it. Round it before it is shown or coloured. */
  temperature: number;
  feelsLike: number;
  condition: Condition;
  /** The provider's own words, in English: finer than the condition ("light rain"). */
  wording: string | null;
  /** Day or night picture, in OpenWeather's codes: https://openweathermap.org/weather-conditions */
  icon: string;
  /** Percent. */
  humidity: number;
  /** Whole km/h. */
  windSpeed: number;
  /** km; null where it isn't measured. */
  visibility: number | null;
  /** hPa at sea level. */
  pressure: number;
  /** 0 where the provider gives none. */
  uvIndex: number;
  /** ISO 8601. */
  observedAt: string;
  /** Who has to be named beside it: both licences ask for that. */
  source: { name: string; url: string };
}

/** `suggestions` are other places that may have been meant, as searches that find them. */
export type Finding =
  | { found: true; reading: WeatherReading; suggestions: string[] }
  | { found: false; suggestions: string[] };

/** A source of readings. Throws UpstreamError when it fails; a place it doesn't know is a finding. */
export interface WeatherProvider {
  name: string;
  find: (place: Place) => Promise<Finding>;
}
