import { dialablePhone } from './dialable-phone';

/** The link that calls a number as written, in the digits of any script; undefined if it has none. */
export function phoneHref(written: string): string | undefined {
  const number = dialablePhone(written);
  const plus = /^[^\d+]*\+/.test(number) ? '+' : '';
  // A zero in brackets is for calls within the country: +49 (0)30 …
  const digits = (plus ? number.replace(/\(0\)/, '') : number).replace(/\D/g, '');
  return digits === '' ? undefined : `tel:${plus}${digits}`;
}
