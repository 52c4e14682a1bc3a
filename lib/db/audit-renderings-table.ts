/** `waiting` until a browser has opened the page or failed to. */
type RenderingState = 'waiting' | 'rendered' | 'not_rendered';

/** How a phone displays the page of a report; one row for each link, of its newest run. */
interface AuditRenderingsTable {
  token: string;
  url: string;
  state: RenderingState;
  /** Why it is `not_rendered`; otherwise null. */
  reason: string | null;
  /** Key of the report's mail, which may wait a moment for the picture; null if no mail is waiting. */
  mail_key: string | null;
  locale: string;
  /** RenderedFacts as JSON; null unless rendered. */
  facts: string | null;
  first_screen: Uint8Array | null;
  first_screen_type: string | null;
  whole_page: Uint8Array | null;
  whole_page_type: string | null;
}

/** The pictures of a customer's way beside the first screen, numbered from 1. */
interface JourneyPicturesTable {
  token: string;
  number: number;
  data: Uint8Array;
  type: string;
}

export interface RenderingTables {
  audit_renderings: AuditRenderingsTable;
  way_pictures: JourneyPicturesTable;
}
