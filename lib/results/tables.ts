declare module '@/lib/db/tables' {
  interface Tables {
    results: ResultsTable;
  }
}

/** The tools whose results have a private link. Audits have their own tables, because they can be run again. */
export type ResultKind = 'check' | 'growth' | 'personalization' | 'advice';

/** The result of a tool, under the token of its private link. */
interface ResultsTable {
  /** In plain text, like the token of an audit's link. */
  token: string;
  kind: ResultKind;
  /** Locale of the page from which it was requested. */
  locale: string;
  /** JSON: facts rather than sentences, so that they can be presented in every reader's language. */
  payload: string;
  created_at: number;
  expires_at: number;
  /** The browser that made it, by its signed cookie; null if unknown. */
  visitor_id: string | null;
}
