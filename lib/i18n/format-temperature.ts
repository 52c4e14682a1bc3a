/** Formats degrees Celsius with the digits and spacing of a language (`26°C`, `26 °C`, `۲۶°C`). */
export function formatTemperature(language: string, degrees: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'celsius',
    unitDisplay: 'narrow',
    maximumFractionDigits: 0,
  });
  return format.format(degrees);
}
