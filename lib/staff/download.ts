import 'server-only';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { database, readingDatabase } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import type { Endpoint } from '@/lib/http/methods';
import { type CsvSeparator, csvHeader, csvRows, csvSeparator } from '@/lib/leads/csv-table';
import { recordChange, type StaffAction } from './changes-store';
import { mostCounted } from './limits';
import { staffRoute } from './staff-route';

interface Download<Filter, Column extends string> {
  /** Of the file. */
  name: string;
  schema: z.ZodType<Filter>;
  columns: readonly Column[];
  /** Above the columns. */
  heads: readonly string[];
  action: StaffAction;
  count(db: Kysely<Tables>, filter: Filter, now: number): Promise<number>;
  read(
    db: Kysely<Tables>,
    filter: Filter,
    at: { now: number; separator: CsvSeparator },
  ): AsyncGenerator<readonly Record<Column, string>[], void, undefined>;
}

/** The handler of a list's download as CSV, all pages of it. It is recorded in the audit trail before it begins. */
export function download<Filter, Column extends string>(list: Download<Filter, Column>): Endpoint {
  return staffRoute(list.schema, async ({ input: filter, request, staff }) => {
    const now = Date.now();
    const count = await list.count(readingDatabase(), filter, now);
    const detail = count > mostCounted ? `more than ${mostCounted}` : String(count);
    // HEAD takes nothing with it.
    if (request.method === 'GET')
      await recordChange(database(), { email: staff.email, action: list.action, detail, now });
    const separator = readSeparator(request);
    const { name, columns, heads } = list;
    return streamCsv({
      name,
      columns,
      heads,
      separator,
      pages: list.read(readingDatabase(), filter, { now, separator }),
    });
  });
}

/** The separator that the spreadsheet on this browser's computer expects, by the browser's first language. */
function readSeparator(request: Request): CsvSeparator {
  return csvSeparator(request.headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim());
}

interface Table<Column extends string> {
  /** Of the file. */
  name: string;
  columns: readonly Column[];
  heads: readonly string[];
  /** The rows, some at a time. */
  pages: AsyncGenerator<readonly Record<Column, string>[]>;
  separator: CsvSeparator;
}

/**
 * A CSV file to download, which no cache may store. Rows are read when the browser has taken those before, so that a file of any
 * length needs the memory of a page. Rejects if the first page can't be read; a later failure breaks off the download.
 */
async function streamCsv<Column extends string>({
  name,
  columns,
  heads,
  pages,
  separator,
}: Table<Column>): Promise<Response> {
  const first = await pages.next();
  const encoder = new TextEncoder();
  let next: typeof first | undefined = first;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHeader(heads, separator))),
    pull: async (controller) => {
      const { value, done } = next ?? (await pages.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvRows(columns, value, separator)));
    },
    cancel: async () => {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
