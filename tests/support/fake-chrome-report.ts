import { z } from 'zod';
import { type FakeProvider, startFakeProvider } from './fake-provider';

export const chromeReportKey = 'f4k3-chr0m3-k3y';

const date = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number);
  return { year, month, day };
};
const period = (firstDay: string, lastDay: string) => ({
  firstDate: date(firstDay),
  lastDate: date(lastDay),
});

/** As in https://developer.chrome.com/docs/crux/api and history-api, shortened. */
const now = {
  record: {
    metrics: {
      largest_contentful_paint: { percentiles: { p75: 2410 } },
      interaction_to_next_paint: { percentiles: { p75: 180 } },
      cumulative_layout_shift: { percentiles: { p75: '0.12' } },
    },
    collectionPeriod: period('2026-10-24', '2026-11-20'),
  },
};
const history = {
  record: {
    metrics: {
      largest_contentful_paint: { percentilesTimeseries: { p75s: [4100, 3200, 2400] } },
      interaction_to_next_paint: { percentilesTimeseries: { p75s: [null, 210, 180] } },
      cumulative_layout_shift: { percentilesTimeseries: { p75s: ['0.30', 'NaN', '0.12'] } },
    },
    collectionPeriods: [
      period('2026-10-05', '2026-11-01'),
      period('2026-10-12', '2026-11-08'),
      period('2026-10-19', '2026-11-15'),
    ],
  },
};

const question = z.object({
  url: z.string().optional(),
  origin: z.string().optional(),
  formFactor: z.literal('PHONE'),
  metrics: z.array(z.string()),
  collectionPeriodCount: z.number().max(40).optional(),
});

export interface FakeChromeReport extends FakeProvider {
  /** The pages or origins of the requests, in order. */
  about: string[];
}

/** Implements queryRecord and queryHistoryRecord; has data only for the pages or origins in `has`. */
export async function startFakeChromeReport(has: readonly string[]): Promise<FakeChromeReport> {
  const about: string[] = [];
  const provider = await startFakeProvider(({ pathname, searchParams }, { method, body }) => {
    if (method !== 'POST' || searchParams.get('key') !== chromeReportKey) return failure(400);
    const { url, origin } = question.parse(JSON.parse(body));
    const asked = url ?? origin ?? '';
    about.push(`${pathname.replace('/v1/records:', '')} ${asked}`);
    if (!has.includes(asked)) return failure(404);
    return { body: pathname.endsWith('queryHistoryRecord') ? history : now };
  });
  return Object.assign(provider, { about });
}

function failure(code: number) {
  return { status: code, body: { error: { code, message: 'chrome ux report data not found' } } };
}
