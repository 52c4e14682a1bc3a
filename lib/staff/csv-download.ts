import 'server-only';
import { type CsvSeparator, csvSeparator } from '@/lib/leads/csv-table';

/** The separator that the spreadsheet on this browser's computer expects, by the browser's first language. */
export function readSeparator(request: Request): CsvSeparator {
  return csvSeparator(request.headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim());
}

/** A CSV file to download, which no cache may store. */
export function csvDownload(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
