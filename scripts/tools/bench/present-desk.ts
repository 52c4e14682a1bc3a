import type { DeskFigures } from './measure-desk';
import { markdownTable } from './pages/markdown-table';

/** What was measured with one database. */
export interface MeasuredDatabase {
  title: string;
  desk: readonly DeskFigures[];
  file: ReadonlyMap<string, string>;
}

/** Two tables with a column for each database: what staff open, and what the site does and takes by itself. */
export function presentDesk(databases: readonly MeasuredDatabase[]): string {
  const titles = databases.map(({ title }) => title);
  const names = (list: (database: MeasuredDatabase) => Iterable<string>) => [
    ...new Set(databases.flatMap((database) => [...list(database)])),
  ];
  const opened = names(({ desk }) => desk.map(({ name }) => name)).map((name) => [
    name,
    ...databases.map(({ desk }) => writeFigures(desk.find((figures) => figures.name === name))),
  ]);
  const taken = names(({ file }) => file.keys()).map((name) => [
    name,
    ...databases.map(({ file }) => file.get(name) ?? ''),
  ]);
  return [
    'Milliseconds: alone (or once); a visitor’s 95th percentile beside it, without it; longest beside, without; memory',
    markdownTable(['Open', ...titles], opened),
    markdownTable(['By itself, and on disk', ...titles], taken),
  ].join('\n\n');
}

function writeFigures(figures: DeskFigures | undefined): string {
  if (!figures) return '';
  const { alone, took, p95, longest, memory } = figures;
  const round = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
  const pairs = [p95, longest].map((pair) => pair.map(round).join(', '));
  const added = memory === undefined ? [] : [`+${Math.max(0, Math.round(memory))} MB`];
  return [round(alone ?? took), ...pairs, ...added].join('; ');
}
