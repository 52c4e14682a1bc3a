import 'server-only';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import { log } from '@/lib/log/log';

/** What `read` resolves to, or `too slow` if one of its queries was cut off. */
export async function catchReadTimeout<Read>(read: () => Promise<Read>): Promise<Read | 'too slow'> {
  try {
    return await read();
  } catch (error) {
    if (!isReadTimedOut(error)) throw error;
    log.warn('staff: a page was not shown:', error);
    return 'too slow';
  }
}
