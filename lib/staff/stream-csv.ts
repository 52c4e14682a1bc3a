import 'server-only';
import { type CsvSeparator, csvHeader, csvRows, csvSeparator } from '@/lib/leads/csv-table';

/** The separator that the spreadsheet on this browser's computer expects, by the browser's first language. */
export function readSeparator(request: Request): CsvSeparator {
  return csvSeparator(request.headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim());
}

interface Table<Column extends string> {
  /** Of the file. */
  name: string;
  columns: readonly Column[];
  /** The rows, some at a time. */
  pages: AsyncGenerator<readonly Record<Column, string>[]>;
  separator: CsvSeparator;
}

/**
 * A CSV file to download, which no cache may store. Rows are read when the browser has taken those before, so that a file of any
 * length needs the memory of a page. Rejects if the first page can't be read; a later failure breaks off the download.
 */
export async function streamCsv<Column extends string>({
  name,
  columns,
  pages,
  separator,
}: Table<Column>): Promise<Response> {
  const first = await pages.next();
  const encoder = new TextEncoder();
  let next: typeof first | undefined = first;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHeader(columns, separator))),
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
