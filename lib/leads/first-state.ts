import 'server-only';
import { sql } from 'kysely';
import type { LeadState } from './state';
import type { LeadRoute } from './tables';

/** The state of an enquiry that comes. `isReport`: its sender has the report that they asked for. */
export function firstState({ route, isReport }: { route: LeadRoute; isReport: boolean }): LeadState {
  if (route === 'digest') return 'spam';
  return isReport ? 'report' : 'new';
}

/** The same in a query with `lead_routing`, for leads from before they got a place at the desk with their route. */
export const firstStateInSql = sql<LeadState>`case when lead_routing.route = 'digest' then 'spam' else 'new' end`;
