import { dayMs, hourMs } from '@/lib/durations';
import { type CallChoice, callChoices } from '@/lib/site/call-choice';
import { closesMs, isOpenOn, officeOffsetMs, opensMs } from './office-hours';

const afterOpening = opensMs + hourMs;

/** Of each choice, how many working days from now it is, and when on that day. */
const choices: Record<CallChoice, { workingDays: number; time: number }> = {
  first: { workingDays: 1, time: afterOpening },
  second: { workingDays: 1, time: closesMs - 3 * hourMs },
  third: { workingDays: 2, time: afterOpening },
};

/** When a call begins that somebody chooses now, in milliseconds since 1970: weekends, holidays and breaks are skipped. */
export function callTime(choice: CallChoice, now: number): number {
  const { workingDays, time } = choices[choice];
  let day = Math.floor((now + officeOffsetMs) / dayMs);
  for (let left = workingDays; left > 0; ) {
    day += 1;
    if (isOpenOn(day)) left -= 1;
  }
  return day * dayMs + time - officeOffsetMs;
}

/** The time of day of each choice, which pages can say before it is known when they are read. */
export function listCallHours(): { choice: CallChoice; workingDays: number; time: Date }[] {
  return callChoices.map((choice) => {
    const { workingDays, time } = choices[choice];
    return { choice, workingDays, time: new Date(time - officeOffsetMs) };
  });
}
