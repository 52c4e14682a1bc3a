/**
 * Public holidays in Queensland, in ISO 8601, with the days on which those at weekends are observed; the show day of a town
 * is not among them. https://www.qld.gov.au/recreation/travel/holidays/public
 */
const publicHolidays = [
  // New Year’s Day, Australia Day, Good Friday, Easter Monday, Anzac Day, Labour Day, King’s Birthday, Christmas, Boxing Day
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-01-26',
  '2027-03-26',
  '2027-03-29',
  '2027-04-26',
  '2027-05-03',
  '2027-10-04',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-01-26',
  '2028-04-14',
  '2028-04-17',
  '2028-04-25',
  '2028-05-01',
  '2028-10-02',
  '2028-12-25',
  '2028-12-26',
];

/** Months and days of the office's break over the turn of each year. */
export const christmasBreak = { first: '12-25', last: '01-01' };

/** Whether the office is closed on a day (`2026-12-25`) that may be a day of the week on which it is usually open. */
export function isClosedDay(isoDay: string): boolean {
  const day = isoDay.slice('2026-'.length);
  return day >= christmasBreak.first || day <= christmasBreak.last || publicHolidays.includes(isoDay);
}

/** The closed days known, each break as one period. */
export function listClosures(): { from: string; through: string }[] {
  const years = new Set(publicHolidays.map((day) => Number(day.slice(0, 4))));
  const breaks = [...years].map((year) => ({
    from: `${year}-${christmasBreak.first}`,
    through: `${year + 1}-${christmasBreak.last}`,
  }));
  const isInBreak = (day: string) => breaks.some(({ from, through }) => day >= from && day <= through);
  const single = publicHolidays.filter((day) => !isInBreak(day)).map((day) => ({ from: day, through: day }));
  return [...breaks, ...single].sort((a, b) => a.from.localeCompare(b.from));
}
