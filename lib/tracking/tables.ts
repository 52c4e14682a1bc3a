declare module '@/lib/db/tables' {
  interface Tables {
    page_views: PageViewsTable;
    behaviour_events: BehaviourEventsTable;
    daily_sums: DailySumsTable;
    summed_events: SummedEventsTable;
  }
}

export interface PageViewsTable {
  id: string;
  received_at: number;
  /** By the visitor's clock, which may be wrong; `received_at` is ours. */
  viewed_at: number;
  page: string;
  title: string;
  /** Empty when the browser sends none. */
  referrer: string;
  user_agent: string;
}

export interface BehaviourEventsTable {
  id: string;
  received_at: number;
  /** Id of one use of a page; not linked to a person. */
  session_id: string;
  event_type: string;
  page_url: string;
  time_spent_seconds: number;
  /** InteractionData as JSON. */
  interaction_data: string;
}

/** What was counted on a day, so that nothing has to read all events. */
interface DailySumsTable {
  /** See `Measure` of lib/tracking. */
  measure: 'views' | 'visits' | 'bots' | 'page' | 'source' | 'language' | 'begun' | 'sent';
  /** Days since 1970 in the office's time zone. */
  day: number;
  /** Of what; empty if all of the day are counted together. */
  name: string;
  count: number;
}

/** Events from before there were sums, by their table, until they are all added. */
interface SummedEventsTable {
  kind: 'page_views' | 'behaviour_events';
  /** Those received before this time are missing from the sums. */
  before: number;
}
