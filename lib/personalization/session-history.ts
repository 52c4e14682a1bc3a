import 'server-only';
import { database } from '@/lib/db/database';
import { flushEvents } from '@/lib/tracking/record-event';
import { type SessionEvent, sessionEvents } from '@/lib/tracking/tracking-store';

/**
 * What was recorded of a session up to now, the latest first. Nothing where it can't be read, which is logged: advice
 * does not hang on it.
 */
export async function sessionHistory(sessionId: string | undefined): Promise<SessionEvent[]> {
  if (!sessionId) return [];
  try {
    await flushEvents();
    return await sessionEvents(database(), sessionId);
  } catch (error) {
    console.error('personalization: the events of a session could not be read:', error);
    return [];
  }
}
