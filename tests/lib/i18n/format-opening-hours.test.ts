import { daysFrom, formatOpeningHours, keepOnLine, type OpeningHours } from '@/lib/i18n/format-opening-hours';

const office: OpeningHours = { firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '17:30' };

/** Intl uses thin and non-breaking spaces between the parts, we word joiners. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s/g, ' ');

describe('opening hours', () => {
  it.each([
    ['en', 'Monday – Friday', '9:00 am – 5:30 pm'],
    ['fa', 'دوشنبه تا جمعه', '۹:۰۰ تا ۱۷:۳۰'],
    ['de', 'Montag – Freitag', '09:00–17:30 Uhr'],
    ['ja', '月曜日～金曜日', '9:00～17:30'],
  ] as const)('are written as %s writes them', (locale, days, hours) => {
    const written = formatOpeningHours(locale, office);
    expect(plain(written.days)).toBe(days);
    expect(plain(written.hours)).toBe(hours);
  });

  it.each(['en', 'fa', 'de', 'ja', 'pl'] as const)('are never broken on a page in %s', (locale) => {
    const { days, hours } = formatOpeningHours(locale, office);
    // A line may end with an ordinary space, and with a dash that no word joiner follows.
    for (const range of [days, hours]) expect(keepOnLine(range)).not.toMatch(/ |–(?!\u2060)/);
  });

  it('hold on every day between the first and the last', () => {
    expect(daysFrom(office)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(daysFrom({ firstDay: 'Saturday', lastDay: 'Saturday' })).toEqual(['Saturday']);
  });
});
