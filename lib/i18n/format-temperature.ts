/** Kept, because creating one takes a phone several milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats degrees Celsius with the digits and spacing of a language (`26°C`, `26 °C`, `۲۶°C`). */
export function formatTemperature(language: string, degrees: number): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'celsius',
      unitDisplay: 'narrow',
      maximumFractionDigits: 0,
    });
  formats.set(language, format);
  return format.format(degrees);
}
