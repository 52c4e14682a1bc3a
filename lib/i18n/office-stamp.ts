import { brand } from '@/lib/config/brand';

/** The head of a column of times: `received (Australia/Brisbane)`. */
export function nameTimeColumn(name: string): string {
  return `${name} (${brand.timeZone})`;
}

/** A time in the office, as spreadsheets and people read it: `2026-11-21 08:15`; its column or sentence names the zone. */
export function stampTime(ms: number | null): string {
  return ms === null ? '' : stamp.format(ms);
}

/** The same for programs, with the office's distance to UTC: `2026-11-21T08:15:30+10:00`. */
export function stampIso(ms: number | null): string {
  if (ms === null) return '';
  const offset = offsets
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return `${exact.format(ms).replace(' ', 'T')}${offset || '+00:00'}`;
}

const timeZone = brand.timeZone;
const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
const exact = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
