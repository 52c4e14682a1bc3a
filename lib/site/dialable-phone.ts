import { toAsciiDigits } from '@/lib/i18n/read-number';

/** A phone number as an English keyboard types it, from digits of any script and the full-width signs beside them. */
export function dialablePhone(written: string): string {
  return toAsciiDigits(written)
    .replace(/[\uff0b\ufe62]/g, '+')
    .replace(/[\uff0d\u2212\u30fc]/g, '-')
    .replaceAll('\uff08', '(')
    .replaceAll('\uff09', ')')
    .replaceAll('\u3000', ' ');
}
