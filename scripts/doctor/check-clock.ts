import type { Env } from '../../lib/config/read-env';
import { ask } from './ask';
import { type Finding, fine, toDo, wrong } from './finding';

const subject = 'Clock';
const toleranceMs = 60_000;

/**
 * Compares this machine's clock with that of a provider, which dates every answer. The site's own answer would be dated
 * by the clock that is in question.
 */
export async function checkClock({ OPEN_METEO_BASE_URL }: Env): Promise<Finding> {
  const { hostname } = new URL(OPEN_METEO_BASE_URL);
  const asked = await ask(new URL(OPEN_METEO_BASE_URL), { method: 'HEAD' });
  const date = asked.answered ? Date.parse(asked.headers.get('date') ?? '') : Number.NaN;
  if (!asked.answered || Number.isNaN(date))
    return toDo(
      subject,
      `${hostname} gave no time to compare with: make sure that time synchronisation is on.`,
    );
  const seconds = Math.round(Math.abs(asked.at - date) / 1000);
  return Math.abs(asked.at - date) <= toleranceMs
    ? fine(subject, `It agrees with the one of ${hostname}.`)
    : wrong(subject, `It differs by ${seconds} seconds from ${hostname}: switch on time synchronisation.`);
}
