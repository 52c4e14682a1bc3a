/** The tools whose results have a private link. Audits have tables of their own, because they can be run again. */
export type ResultKind = 'check' | 'growth' | 'personalization' | 'advice';

/** What a tool found, under the token of its private link. */
export interface ResultsTable {
  /** In clear, as that of an audit's link. */
  token: string;
  kind: ResultKind;
  /** Of the page it was asked for on. */
  locale: string;
  /** JSON: facts rather than sentences, so that every reader gets them in their own language. */
  payload: string;
  created_at: number;
  expires_at: number;
}
