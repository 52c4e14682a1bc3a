import { formatMoment } from '@/lib/i18n/format-day';
import { formatTemperature } from '@/lib/i18n/format-temperature';

type WeatherFormat = ReturnType<typeof createFormat>;

const created = new Map<string, WeatherFormat>();

/**
 * Formatters for figures, countries and times, in the reader's language. Each is created at first use and kept, because
 * creating one takes a phone several milliseconds, and while a reading is loading none is needed.
 */
export function weatherFormat(language: string, timeZone: string): WeatherFormat {
  const key = `${language} ${timeZone}`;
  const format = created.get(key) ?? createFormat(language, timeZone);
  created.set(key, format);
  return format;
}

function createFormat(language: string, timeZone: string) {
  const whole = atFirstUse(
    () => new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: false }),
  );
  const percent = atFirstUse(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const unit = (name: string, unitDisplay?: 'long') => {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay,
      maximumFractionDigits: 0,
    });
    // Bulgarian texts write units in Cyrillic.
    return (value: number) =>
      language === 'bg'
        ? format.format(value).replace('km/h', 'км/ч').replace('km', 'км')
        : format.format(value);
  };
  // Only the long form is in Persian letters.
  const speedDisplay = language.startsWith('fa') ? 'long' : undefined;
  return {
    number: (value: number) => whole().format(value),
    /** °C, rounded to whole degrees, never -0. */
    temperature: (degrees: number) => formatTemperature(language, Math.round(degrees) + 0),
    percent: (value: number) => percent().format(value / 100),
    speed: (kmh: number) => unit('kilometer-per-hour', speedDisplay)(kmh),
    /** Below a kilometre in metres, rounded to ten. */
    distance: (km: number) => (km < 1 ? unit('meter')(Math.round(km * 100) * 10) : unit('kilometer')(km)),
    /** The country's name for its ISO code; undefined where a provider gives no such code. */
    country: (code: string) => countryName(language, code),
    /** `iso`: a moment as ISO 8601. */
    moment: (iso: string) => formatMoment(language, timeZone, new Date(iso)),
  };
}

function atFirstUse<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

function countryName(language: string, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
}
