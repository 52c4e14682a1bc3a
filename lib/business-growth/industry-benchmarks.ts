import type { GrowthCategory } from './categories';

/**
 * Default figures: ESTIMATES for a Gold Coast business of two to five people, which owners can replace by their own. They
 * are published on the page, and every result calls them estimates.
 * `leadsPerMonth`: people who have never bought there and who ring, write, book or walk in, in an average month. Regulars
 * are not counted, because websites, search results and reviews don't influence them. `buyPercent`: how many of the
 * leads buy. `saleDollars`: their first purchase, including GST. Both are our reasoning from price lists and opening
 * hours of such businesses, given beside each row.
 * `marginPercent`: the rest of a sale after goods and materials, before wages and rent: 100 less "cost of sales to
 * turnover" in the Tax Office's small business benchmarks, if they have it (restaurant 33–37 %, cafe 38 %, beauty
 * 15–25 %, gift shops 50–52 %), else our reasoning, given beside the row.
 * https://www.ato.gov.au/businesses-and-organisations/income-deductions-and-concessions/small-business-benchmarks
 * `season`: January to December, 100 = an average month. Our reading of the Queensland school holidays (December to
 * January, around Easter, June to July, September to October), the tax year and the weather; the mean is 100.
 */
export interface Benchmark {
  leadsPerMonth: number;
  buyPercent: number;
  saleDollars: number;
  marginPercent: number;
  season: readonly number[];
}

export const benchmarks: Readonly<Record<GrowthCategory, Benchmark>> = {
  /** Six first-time tables a day; nearly all who book come; two mains, drinks and a shared entrée. */
  restaurant: {
    leadsPerMonth: 180,
    buyPercent: 90,
    saleDollars: 95,
    marginPercent: 65,
    season: [112, 92, 95, 106, 92, 94, 104, 92, 102, 99, 98, 114],
  },
  /** Eight new faces a day; a coffee and something to eat. */
  cafe: {
    leadsPerMonth: 240,
    buyPercent: 95,
    saleDollars: 18,
    marginPercent: 62,
    season: [110, 96, 97, 104, 95, 94, 102, 95, 102, 100, 98, 107],
  },
  /** Eight or nine new visitors a trading day, of whom one in three buys. Busiest from the November sales to Christmas. */
  retail: {
    leadsPerMonth: 220,
    buyPercent: 35,
    saleDollars: 68,
    marginPercent: 48,
    season: [96, 88, 92, 98, 96, 98, 95, 92, 95, 98, 114, 138],
  },
  /** Ten new patients ask in a week; a first consultation and one that follows. Little material; quiet over Christmas. */
  health: {
    leadsPerMonth: 40,
    buyPercent: 75,
    saleDollars: 240,
    marginPercent: 88,
    season: [88, 104, 106, 97, 106, 106, 98, 106, 103, 104, 103, 79],
  },
  /** Two a day ask for a first appointment; a cut and colour or a facial. Weddings in spring, parties in December. */
  beauty: {
    leadsPerMonth: 45,
    buyPercent: 80,
    saleDollars: 95,
    marginPercent: 80,
    season: [88, 95, 98, 98, 100, 96, 95, 98, 104, 106, 108, 114],
  },
  /** Trials; of five, two join, at $20 a week for nine months. Hardly any goods; resolutions fill January and February. */
  fitness: {
    leadsPerMonth: 25,
    buyPercent: 40,
    saleDollars: 780,
    marginPercent: 92,
    season: [128, 120, 106, 98, 94, 90, 92, 98, 108, 106, 90, 70],
  },
  /** Two new callers a working day; a logbook service with a part or two, half of which is parts and oil. Before holiday trips. */
  automotive: {
    leadsPerMonth: 45,
    buyPercent: 65,
    saleDollars: 420,
    marginPercent: 55,
    season: [92, 98, 106, 102, 98, 100, 98, 96, 100, 100, 106, 104],
  },
  /** Three a week ask an accountant, solicitor or broker; the first job. No goods; the tax year ends in June. */
  professional: {
    leadsPerMonth: 12,
    buyPercent: 40,
    saleDollars: 1900,
    marginPercent: 95,
    season: [82, 96, 100, 98, 102, 112, 118, 108, 104, 102, 98, 80],
  },
  /** Two a working day ask for a quote; a small job with a third in material. Storms, heat and gardens from September on. */
  'home-services': {
    leadsPerMonth: 45,
    buyPercent: 40,
    saleDollars: 640,
    marginPercent: 65,
    season: [98, 98, 98, 94, 92, 92, 96, 100, 106, 110, 112, 104],
  },
  /** Bookings of two or three people; tickets and something to drink. School holidays. */
  entertainment: {
    leadsPerMonth: 140,
    buyPercent: 70,
    saleDollars: 85,
    marginPercent: 75,
    season: [124, 86, 90, 112, 86, 96, 116, 88, 112, 102, 86, 102],
  },
  /** Two people a day ask for dates, of whom one in three books; three nights. Linen, cleaning and booking sites take a fifth. School holidays. */
  accommodation: {
    leadsPerMonth: 60,
    buyPercent: 35,
    saleDollars: 540,
    marginPercent: 80,
    season: [134, 92, 92, 112, 82, 88, 104, 86, 106, 100, 92, 112],
  },
  /** Unknown trade: low figures, and no season. */
  other: {
    leadsPerMonth: 30,
    buyPercent: 50,
    saleDollars: 300,
    marginPercent: 60,
    season: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
  },
};

/** Percent of an average month from which a month is busy, and up to which it is quiet. */
export const BUSY_MONTH = 105;
export const QUIET_MONTH = 94;

/** Busy months of a category, 1–12, in ascending order. */
export function busyMonths(category: GrowthCategory): number[] {
  return benchmarks[category].season.flatMap((index, month) => (index >= BUSY_MONTH ? [month + 1] : []));
}
