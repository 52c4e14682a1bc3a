/**
 * Measures the built site with filled databases: npm run tool -- bench data --leads 2000,20000,200000 --folder FOLDER [--database-url URL].
 * Each size has an SQLite database in a folder of its own, `--database-url` one of the largest on PostgreSQL; what is empty is
 * filled, which takes longer than measuring it. Prints how long each page of the desk takes, how long a visitor waits beside
 * it, what the site does by itself, and what the database takes on disk; at the end one table of all. `--data-dir FOLDER` or
 * `--database-url` alone measure a filled one; `--prepare` only fills and brings up to date; `--only CSV` measures only what
 * has that in its name.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitUnlessBuilt } from '../serve/built-site';
import { type MeasuredPlace, prepareSubjects } from './bench/desk-subjects';
import { measureDesk } from './bench/measure-desk';
import { measureFile } from './bench/measure-file';
import { prepareDatabase } from './bench/prepare-database';
import { type MeasuredDatabase, presentDesk } from './bench/present-desk';

const { values } = parseArgs({
  options: {
    leads: { type: 'string' },
    folder: { type: 'string' },
    'data-dir': { type: 'string' },
    'database-url': { type: 'string' },
    only: { type: 'string', default: '' },
    prepare: { type: 'boolean', default: false },
  },
});
const sizes = values.leads?.split(',').map(Number) ?? [];
const places = listPlaces();
if (places.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new TypeError('Say how many enquiries, and where: --leads 2000,20000 --folder FOLDER.');
if (!values.prepare) exitUnlessBuilt();

const measured: MeasuredDatabase[] = [];
for (const { kind, place, leads } of places) {
  console.info(
    `\n${kind}${leads === undefined ? '' : `, ${leads.toLocaleString('en')} enquiries unless it has some`}`,
  );
  await prepareDatabase(place, leads);
  if (values.prepare) continue;
  const prepared = await prepareSubjects(place);
  const subjects = prepared.subjects.filter(({ name }) => name.includes(values.only));
  const file = values.only === '' ? await measureFile(place) : new Map<string, string>();
  const desk = await measureDesk(place, { ...prepared, subjects });
  measured.push({ title: `${prepared.leads.toLocaleString('en')}, ${kind}`, file, desk });
}
if (measured.length > 0) console.info(`\n${presentDesk(measured)}`);

interface NamedPlace {
  kind: 'SQLite' | 'PostgreSQL';
  place: MeasuredPlace;
  /** To fill it with; undefined if it is filled. */
  leads: number | undefined;
}

function listPlaces(): NamedPlace[] {
  const { folder, 'data-dir': dataDir, 'database-url': databaseUrl } = values;
  const inFolder = folder === undefined ? [] : sizes;
  const most = sizes.length > 0 ? Math.max(...sizes) : undefined;
  return [
    ...inFolder.map((leads) => ({
      kind: 'SQLite' as const,
      place: { dataDir: join(folder ?? '', String(leads)) },
      leads,
    })),
    ...(dataDir ? [{ kind: 'SQLite' as const, place: { dataDir }, leads: most }] : []),
    ...(databaseUrl ? [{ kind: 'PostgreSQL' as const, place: { databaseUrl }, leads: most }] : []),
  ];
}
