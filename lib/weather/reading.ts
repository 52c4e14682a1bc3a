import type { Condition } from './conditions';

/** The requested place: in degrees, or by the name a visitor typed. */
export type Place = { lat: number; lon: number } | { q: string };

/** The current weather of a place as language-independent facts. */
export interface WeatherReading {
  /** Null if only coordinates are known and the provider returns no place for them. `country` is an ISO code. */
  location: { name: string; country: string } | null;
  /** °C, unrounded. Must be rounded before it is displayed or coloured. */
  temperature: number;
  feelsLike: number;
  condition: Condition;
  /** The provider's English description, more precise than the condition ("light rain"). */
  wording: string | null;
  /** Day or night picture, in OpenWeather's codes: https://openweathermap.org/weather-conditions */
  icon: string;
  /** Percent. */
  humidity: number;
  /** Whole km/h. */
  windSpeed: number;
  /** km; null if it isn't measured. */
  visibility: number | null;
  /** hPa at sea level. */
  pressure: number;
  /** 0 at night, or if the provider has none. */
  uvIndex: number;
  /** ISO 8601. */
  observedAt: string;
  /** Attribution, which both licences require. */
  source: { name: string; url: string };
}

/** `suggestions` are other places that may have been meant, as search texts. */
export type Finding =
  | { found: true; reading: WeatherReading; suggestions: string[] }
  | { found: false; suggestions: string[] };

/** A source of readings. `find` throws UpstreamError if it fails; an unknown place is a finding. */
export interface WeatherProvider {
  name: string;
  find: (place: Place) => Promise<Finding>;
}
