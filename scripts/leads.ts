/** Lists and exports leads for staff: npm run leads -- [--since 7d] [--format table|csv|json] [--semicolons] [--parked] [--spam], or --not-spam ID */

import { parseArgs } from 'node:util';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { dayMs, hourMs } from '@/lib/durations';
import { listLeads } from '@/lib/leads/leads-store';
import { type LeadsFormat, presentLeads } from '@/lib/leads/present-leads';
import { releaseLead } from '@/lib/leads/release-lead';

const usage =
  'Usage: npm run leads -- [--since 12h|7d|4w|2026-11-01] [--format table|csv|json] [--parked] [--spam]\n' +
  '       npm run leads -- --format csv --semicolons   for a spreadsheet that writes 1234,50\n' +
  '       npm run leads -- --not-spam ID';
const unitMs: Record<string, number> = { h: hourMs, d: dayMs, w: 7 * dayMs };

async function main(): Promise<void> {
  const { format, separator, released, ...filter } = readArguments();
  const db = database();
  await migrateToLatest(db);
  if (released === undefined) {
    process.stdout.write(`${presentLeads[format](await listLeads(db, filter), separator)}\n`);
  } else {
    await releaseLead(db, released, Date.now());
    process.stdout.write(`Enquiry ${released} goes out as an ordinary mail with the next delivery.\n`);
  }
  await closeDatabase();
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      format: { type: 'string' },
      semicolons: { type: 'boolean' },
      parked: { type: 'boolean' },
      spam: { type: 'boolean' },
      'not-spam': { type: 'string' },
    },
  });
  return {
    since: values.since === undefined ? undefined : parseSince(values.since),
    format: parseFormat(values.format ?? 'table'),
    separator: values.semicolons ? (';' as const) : (',' as const),
    isParked: values.parked,
    isSpam: values.spam,
    released: values['not-spam'],
  };
}

/** The time of a date, or of a duration ago such as `7d`; milliseconds since 1970. */
function parseSince(since: string): number {
  const span = /^(\d+)([hdw])$/.exec(since);
  if (span) return Date.now() - Number(span[1]) * (unitMs[span[2] ?? ''] ?? 0);
  const date = Date.parse(since);
  if (Number.isNaN(date)) throw new TypeError(`--since ${since} is neither a span nor a date.`);
  return date;
}

function parseFormat(format: string): LeadsFormat {
  if (format === 'table' || format === 'csv' || format === 'json') return format;
  throw new TypeError(`--format ${format} is none of table, csv, json.`);
}

main().catch((error) => {
  console.error(error instanceof TypeError ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
});
