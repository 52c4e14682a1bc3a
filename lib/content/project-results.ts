import type { ProjectId } from './projects';
import { sampleWorkshop } from './sample-workshop';

/** The metrics of projects and the format of their figures. Labels are in the message file `projects`, under the same ids. */
export const metrics = {
  applications: 'percent',
  appraisals: 'number',
  average: 'price',
  bookings: 'number',
  calls: 'number',
  carts: 'percent',
  clips: 'number',
  dinnerCalls: 'number',
  empty: 'number',
  enquiries: 'number',
  enrolments: 'number',
  inspections: 'percent',
  licences: 'number',
  messages: 'number',
  minutesToAnswer: 'number',
  minutesToFind: 'number',
  morningCalls: 'number',
  newPatients: 'number',
  noShows: 'percent',
  officeHours: 'number',
  online: 'percent',
  orders: 'number',
  pictured: 'percent',
  places: 'number',
  preorders: 'number',
  queue: 'number',
  quoteHours: 'number',
  quotes: 'number',
  repairCalls: 'number',
  seconds: 'number',
  statusCalls: 'number',
  tables: 'number',
  tradeIns: 'number',
  trials: 'number',
  visits: 'number',
  wrongSizes: 'percent',
} as const satisfies Record<string, 'number' | 'percent' | 'price'>;

export type Metric = keyof typeof metrics;

/** A metric, its figure before the work and its figure after. Percentages are shares (1 is 100 %), prices dollars. */
export type ResultRow = readonly [metric: Metric, before: number, value: number];

/** Sample figures. The first of each project is shown largest. */
export const resultRows: Record<ProjectId, readonly [ResultRow, ResultRow, ResultRow]> = {
  'southport-prestige-cars': [
    ['enquiries', 11, 26],
    ['tradeIns', 4, 15],
    ['seconds', 7.2, 1.6],
  ],
  'nerang-creek-mechanical': [ofWorkshop('bookings'), ofWorkshop('calls'), ofWorkshop('seconds')],
  'tugun-toast-house': [
    ['orders', 35, 92],
    ['average', 14.5, 17.8],
    ['seconds', 6.1, 1.4],
  ],
  'burleigh-barbell': [
    ['trials', 9, 24],
    ['messages', 40, 12],
    ['seconds', 5.9, 1.3],
  ],
  'hope-island-homes': [
    ['appraisals', 5, 13],
    ['inspections', 0.2, 0.71],
    ['seconds', 9.1, 1.8],
  ],
  'currumbin-drone-survey': [
    ['quotes', 6, 17],
    ['quoteHours', 52, 6],
    ['seconds', 8.4, 1.9],
  ],
  'miami-smash-repairs': [
    ['quotes', 8, 22],
    ['quoteHours', 30, 5],
    ['statusCalls', 26, 9],
  ],
  'kirra-swim-school': [
    ['enrolments', 210, 265],
    ['officeHours', 14, 5],
    ['noShows', 0.12, 0.06],
  ],
  'springbrook-trail-runs': [
    ['places', 46, 88],
    ['morningCalls', 19, 4],
    ['seconds', 4.8, 1.2],
  ],
  'mermaid-noodle-bar': [
    ['tables', 22, 61],
    ['noShows', 0.15, 0.06],
    ['dinnerCalls', 18, 6],
  ],
  'varsity-conveyancing': [
    ['enquiries', 7, 19],
    ['statusCalls', 33, 11],
    ['visits', 90, 240],
  ],
  'robina-family-dental': [
    ['newPatients', 18, 34],
    ['online', 0.08, 0.47],
    ['noShows', 0.11, 0.05],
  ],
  'broadwater-managed-it': [
    ['enquiries', 4, 11],
    ['pictured', 0.1, 0.64],
    ['minutesToAnswer', 42, 6],
  ],
  'palm-beach-rentals': [
    ['repairCalls', 45, 13],
    ['applications', 0.38, 0.82],
    ['empty', 19, 11],
  ],
  'paper-pelican': [
    ['orders', 12, 39],
    ['average', 31, 44],
    ['carts', 0.78, 0.64],
  ],
  'uniform-corner': [
    ['preorders', 85, 240],
    ['queue', 55, 20],
    ['wrongSizes', 0.17, 0.07],
  ],
  'tidewater-footage': [
    ['clips', 28, 75],
    ['minutesToFind', 14, 3],
    ['licences', 30, 6],
  ],
};

/** The same figures as on the home page. */
function ofWorkshop(id: 'bookings' | 'calls' | 'seconds'): ResultRow {
  const result = sampleWorkshop.results.find((row) => row.id === id);
  if (!result) throw new Error(`The sample workshop has no figures for ${id}`);
  return [id, result.before, result.after];
}
