/** `waiting` until a browser has opened the page, or could not. */
export type RenderingState = 'waiting' | 'rendered' | 'not_rendered';

/** The page of a report as a phone shows it, one for each link, of its newest run. */
interface AuditRenderingsTable {
  token: string;
  url: string;
  state: RenderingState;
  /** Why it is `not_rendered`; null otherwise. */
  reason: string | null;
  queued_at: number;
  /** Of the process that works on it; null for none. */
  claim: string | null;
  /** When it may be taken up: by another process where the claim ran out, or again after the browser was busy. */
  claimed_until: number;
  attempts: number;
  /** Key of the report's mail that may wait a moment for the picture; null when there is none, or not any more. */
  mail_key: string | null;
  locale: string;
  /** RenderedFacts as JSON; null unless rendered. */
  facts: string | null;
  first_screen: Uint8Array | null;
  first_screen_type: string | null;
  whole_page: Uint8Array | null;
  whole_page_type: string | null;
}

export interface RenderingTables {
  audit_renderings: AuditRenderingsTable;
}
