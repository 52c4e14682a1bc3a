import { listClosures } from '../../lib/config/holidays';
import { describeMisspelt, findMisspelt } from '../../lib/config/misspelt-settings';
import type { Env } from '../../lib/config/read-env';
import { minuteMs } from '../../lib/durations';
import { ask } from './ask';
import { checkAddress } from './check-address';
import { checkDatabase } from './check-database';
import { checkMachine, type Machine } from './check-machine';
import { checkMail } from './check-mail';
import { checkProviders } from './check-providers';
import { type Finding, fine, hideSecrets, toDo, wrong } from './finding';

const subject = 'Clock';
const toleranceMs = minuteMs;

/** Checks a configuration and everything that it connects to. Changes nothing but a heartbeat row. */
export async function examine(env: Env, machine: Machine): Promise<Finding[]> {
  const findings = await Promise.all([
    checkDatabase(env),
    checkMail(env),
    checkAddress(env),
    checkProviders(env),
    checkClock(env),
    checkMachine(env, machine),
  ]);
  const misspelt = findMisspelt(machine.variables ?? process.env).map((setting) =>
    toDo('Settings', describeMisspelt(setting)),
  );
  return hideSecrets([...misspelt, ...judgeBrand(env), judgeHolidays(), ...findings.flat()], env);
}

function judgeBrand(env: Env): Finding[] {
  const subject = 'Owner’s facts';
  if (env.BRAND_CLAIMS_CONFIRMED === 'no') {
    return [
      toDo(
        subject,
        'Figures and people are marked as samples until BRAND_CLAIMS_CONFIRMED is yes; see OWNER.md.',
      ),
    ];
  }
  return [fine(subject, 'Figures and people are confirmed.')];
}

/** Answers are promised by the days the office is closed, which are known for some years; the next have to be added in time. */
export function judgeHolidays(now = new Date()): Finding {
  const subject = 'Holidays';
  const last = listClosures().at(-1)?.from ?? '';
  const halfYearAhead = new Date(now);
  halfYearAhead.setUTCMonth(now.getUTCMonth() + 6);
  return last > halfYearAhead.toISOString().slice(0, 'YYYY-MM-DD'.length)
    ? fine(subject, `Closed days are known until ${last}.`)
    : toDo(
        subject,
        `Closed days are known until ${last} only: add the next years to lib/config/holidays.ts.`,
      );
}

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
