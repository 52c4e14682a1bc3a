import 'server-only';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { database, readingDatabase } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import type { Endpoint } from '@/lib/http/methods';
import { recordChange, type StaffAction } from './changes-store';
import { mostCounted } from './limits';
import { staffRoute } from './staff-route';
import { readSeparator, streamCsv } from './stream-csv';

interface Download<Filter, Column extends string> {
  /** Of the file. */
  name: string;
  schema: z.ZodType<Filter>;
  columns: readonly Column[];
  action: StaffAction;
  count(db: Kysely<Tables>, filter: Filter, now: number): Promise<number>;
  read(
    db: Kysely<Tables>,
    filter: Filter,
    now: number,
  ): AsyncGenerator<readonly Record<Column, string>[], void, undefined>;
}

/** The handler of a list's download as CSV, all pages of it. It is recorded in the audit trail before it begins. */
export function download<Filter, Column extends string>(list: Download<Filter, Column>): Endpoint {
  return staffRoute(list.schema, async ({ input: filter, request, staff }) => {
    const now = Date.now();
    const count = await list.count(readingDatabase(), filter, now);
    const detail = count > mostCounted ? `more than ${mostCounted}` : String(count);
    await recordChange(database(), { email: staff.email, action: list.action, detail, now });
    return streamCsv({
      name: list.name,
      columns: list.columns,
      pages: list.read(readingDatabase(), filter, now),
      separator: readSeparator(request),
    });
  });
}
