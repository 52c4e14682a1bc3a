import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { fetchJson } from '@/lib/net/fetch-json';
import { describeFailure, UpstreamError } from '@/lib/net/upstream-error';
import type { FieldData } from './site-facts';

const DEADLINE_MS = 8000;
/** Weeks, six months. */
const PERIODS = 26;

const names = ['largest_contentful_paint', 'interaction_to_next_paint', 'cumulative_layout_shift'] as const;

const day = z
  .object({ year: z.int(), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .transform(({ year, month, day: date }) =>
    new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10),
  );
/** Layout shift is a string, and a period without enough visitors is null or "NaN". */
const figure = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) && number >= 0 ? number : null;
  })
  .catch(null);
const series = z
  .object({ percentilesTimeseries: z.object({ p75s: z.array(figure).max(60) }) })
  .optional()
  .catch(undefined);

/** The fields that are read of https://developer.chrome.com/docs/crux/history-api */
const answerSchema = z.object({
  record: z.object({
    metrics: z.object({
      largest_contentful_paint: series,
      interaction_to_next_paint: series,
      cumulative_layout_shift: series,
    }),
    collectionPeriods: z
      .array(z.object({ firstDate: day, lastDate: day }))
      .min(1)
      .max(60),
  }),
});

/** The fields that are read of https://developer.chrome.com/docs/crux/api; updated daily, while the history is weekly. */
const todaySchema = z.object({
  record: z.object({
    metrics: z
      .partialRecord(
        z.enum(names),
        z
          .object({ percentiles: z.object({ p75: figure }) })
          .optional()
          .catch(undefined),
      )
      .catch({}),
    collectionPeriod: z.object({ firstDate: day, lastDate: day }),
  }),
});

interface Options {
  key: string | undefined;
  baseUrl: string;
  deadlineMs?: number;
}

/**
 * Field data of real visitors on phones from the Chrome UX Report: the last 28 days and a history of six months. For
 * the whole website if the page has too few visitors; null if the website has too few, too, without a key, and after
 * failures.
 */
export async function fetchFieldData(pageUrl: string, options: Options): Promise<FieldData | null> {
  const { key } = options;
  if (!key) return null;
  try {
    return (
      (await ask('page', { url: pageUrl }, { ...options, key })) ??
      (await ask('site', { origin: new URL(pageUrl).origin }, { ...options, key }))
    );
  } catch (error) {
    log.warn('The Chrome UX Report gave no field data:', describeFailure(error));
    return null;
  }
}

async function ask(
  of: FieldData['of'],
  target: { url: string } | { origin: string },
  { key, baseUrl, deadlineMs: timeoutMs = DEADLINE_MS }: Options & { key: string },
): Promise<FieldData | null> {
  const address = (method: string) => {
    const url = new URL(`/v1/records:${method}`, baseUrl);
    url.searchParams.set('key', key);
    return url;
  };
  const body = { ...target, formFactor: 'PHONE', metrics: names };
  const [today, history] = await Promise.all([
    orNone(fetchJson(address('queryRecord'), todaySchema, { timeoutMs, body })),
    orNone(
      fetchJson(address('queryHistoryRecord'), answerSchema, {
        timeoutMs,
        body: { ...body, collectionPeriodCount: PERIODS },
      }),
    ),
  ]);
  if (!today) return null;
  const { metrics, collectionPeriod } = today.record;
  const now = (name: (typeof names)[number]) => metrics[name]?.percentiles.p75 ?? null;
  return {
    of,
    firstDay: collectionPeriod.firstDate,
    lastDay: collectionPeriod.lastDate,
    lcpMs: now('largest_contentful_paint'),
    inpMs: now('interaction_to_next_paint'),
    cls: now('cumulative_layout_shift'),
    history: history ? toHistory(history) : [],
  };
}

function toHistory({
  record: { metrics, collectionPeriods },
}: z.infer<typeof answerSchema>): FieldData['history'] {
  const at = (name: (typeof names)[number], index: number) =>
    metrics[name]?.percentilesTimeseries.p75s[index] ?? null;
  return collectionPeriods.map(({ lastDate }, index) => ({
    lastDay: lastDate,
    lcpMs: at('largest_contentful_paint', index),
    inpMs: at('interaction_to_next_paint', index),
    cls: at('cumulative_layout_shift', index),
  }));
}

/** Null for 404, which means too few visitors. */
async function orNone<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
