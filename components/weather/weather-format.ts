import { formatTemperature } from '@/lib/i18n/format-temperature';

/** Formatters for figures, countries and times, in the reader's language. */
export function weatherFormat(language: string, timeZone: string) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: false });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const unit = (name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, maximumFractionDigits: 0 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return {
    number: (value: number) => whole.format(value),
    /** °C, rounded to whole degrees, never -0. */
    temperature: (degrees: number) => formatTemperature(language, Math.round(degrees) + 0),
    percent: (value: number) => percent.format(value / 100),
    speed: (kmh: number) => unit('kilometer-per-hour').format(kmh),
    /** Below a kilometre in metres, rounded to ten. */
    distance: (km: number) =>
      km < 1 ? unit('meter').format(Math.round(km * 100) * 10) : unit('kilometer').format(km),
    /** The country's name for its ISO code; undefined where a provider gives no such code. */
    country: (code: string) => countryName(language, code),
    /** `iso`: a moment as ISO 8601. */
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}

function countryName(language: string, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
}
