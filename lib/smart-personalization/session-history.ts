import 'server-only';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { flushEvents } from '@/lib/tracking/record-event';
import { type SessionEvent, sessionEvents } from '@/lib/tracking/tracking-store';

/**
 * The recorded events of a session, the latest first. Empty if they can't be read, which is logged, because advice is
 * possible without them.
 */
export async function sessionHistory(sessionId: string | undefined): Promise<SessionEvent[]> {
  if (!sessionId) return [];
  try {
    await flushEvents();
    return await sessionEvents(database(), sessionId);
  } catch (error) {
    log.error('personalization: the events of a session could not be read:', error);
    return [];
  }
}
