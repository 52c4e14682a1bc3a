import { openDatabase } from '../../../lib/db/database';
import { listOutageLeads } from '../../../lib/leads/outage-files';
import { driveLoad, type Outcome } from './drive-load';
import type { RunningSetup } from './load-setups';
import { nextVisit } from './visitor-mix';

const firstRate = 40;
const rateStep = 1.25;
const stepSeconds = 6;
/** Share of visits that must be served promptly up to the knee. */
const servedShare = 0.99;
const promptMs = 1000;

export interface Measured {
  /** The highest rate at which nearly all visits are served promptly, requests per second; undefined below one. */
  knee: number | undefined;
  /** The rate of the following figures, requests per second. */
  rate: number;
  outcomes: Outcome[];
  acknowledged: number;
  lost: number;
  /** Leads waiting in files, because the database didn't respond in time. */
  beside: number;
  twice: number;
}

/** Finds the knee of a running site, sends requests at twice that rate (or at `rate`), and counts the leads. */
export async function measureLoad(
  { origins, place, outageFolders }: RunningSetup,
  { seconds, rate: given }: { seconds: number; rate?: number },
): Promise<Measured> {
  const acknowledged = new Map<string, number>();
  const drive = async (perSecond: number, duration: number) => {
    const outcomes = await driveLoad({ perSecond, seconds: duration, origins, nextVisit });
    for (const { visit, status, body } of outcomes) {
      if (visit.kind !== 'lead' || status !== 200) continue;
      const id = String(JSON.parse(body).id);
      acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
    }
    return outcomes;
  };
  await drive(firstRate / 2, stepSeconds);
  const knee = given === undefined ? await findKnee(drive) : undefined;
  const rate = given ?? 2 * (knee ?? firstRate / 2);
  const outcomes = await drive(rate, seconds);
  // Read first, because a lead's file is deleted once it is in the database.
  const beside = (await Promise.all(outageFolders.map(listOutageLeads))).flat();
  const stored = await countStored(place);
  return {
    knee,
    rate,
    outcomes,
    acknowledged: acknowledged.size,
    lost: [...acknowledged.keys()].filter((id) => !stored.has(id) && !beside.includes(id)).length,
    beside: beside.length,
    // Each enquiry is unique, so one id for two of them, or two rows for one, is a fault.
    twice: [...acknowledged].filter(([id, answers]) => answers > 1 || (stored.get(id) ?? 0) > 1).length,
  };
}

/** Increases the rate in steps from the first one, or halves it if the first one is already too high. */
async function findKnee(
  drive: (perSecond: number, seconds: number) => Promise<Outcome[]>,
): Promise<number | undefined> {
  const isServed = async (rate: number) => {
    const outcomes = await drive(rate, stepSeconds);
    const prompt = outcomes.filter(({ status, ms }) => status === 200 && ms < promptMs).length;
    const served = prompt / outcomes.length;
    console.info(`${rate} requests/s: ${(served * 100).toFixed(1)} % served within ${promptMs} ms`);
    return served >= servedShare;
  };
  if (await isServed(firstRate)) {
    let knee = firstRate;
    for (;;) {
      const next = Math.round(knee * rateStep);
      if (!(await isServed(next))) return knee;
      knee = next;
    }
  }
  for (let rate = firstRate / 2; rate >= 1; rate = Math.floor(rate / 2))
    if (await isServed(rate)) return rate;
  return undefined;
}

/** The number of leads with the same text by lead id; texts are unique. */
async function countStored(place: RunningSetup['place']): Promise<Map<string, number>> {
  const { db, close } = openDatabase(place);
  const leads = await db.selectFrom('leads').select(['id', 'message']).execute();
  await close();
  const texts = Map.groupBy(leads, ({ message }) => message);
  return new Map(leads.map(({ id, message }) => [id, texts.get(message)?.length ?? 0]));
}
