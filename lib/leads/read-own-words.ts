import advice from '@/messages/staff/advice-quote.json';
import plan from '@/messages/staff/quote-request.json';

/** The clock in a message by which staff read the time of a call in any language. */
const staffClock = / \(\d{4}-\d{2}-\d{2} \d{2}:\d{2}\)$/gm;

/** A message as its sender knows it; undefined for one that was composed for staff. */
export function readOwnWords(message: string): string | undefined {
  return message === '' || isComposed(message) ? undefined : message.replaceAll(staffClock, '');
}

/** Whether a message was composed by our pages, in English for staff, so that its sender has never seen it. */
function isComposed(message: string): boolean {
  return [advice.heading, plan.heading].some((heading) => message.startsWith(heading));
}
