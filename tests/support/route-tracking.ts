import { rmSync } from 'node:fs';
import { POST as takeFormUse } from '@/app/api/metrics/form/route';
import { POST as takePageView } from '@/app/api/metrics/pageview/route';
import { POST as takeBehaviour } from '@/app/api/personalization/track-behavior/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { flushEvents } from '@/lib/tracking/record-event';
import { type Answer, callRoute } from './route-server';

type Init = Omit<Parameters<typeof callRoute>[1], 'path'> & { body: string };

export const view = {
  page: '/seo-services',
  title: 'SEO services',
  timestamp: '2026-11-03T01:02:03.000Z',
  referrer: 'https://search.example/',
  userAgent: 'Mozilla/5.0',
};

export const use = {
  sessionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  eventType: 'button_click',
  pageUrl: 'https://cornerpiece.example/weather',
  timeSpent: 12.5,
  interactionData: {
    scrollDepth: 40,
    clickCount: 1,
    userAgent: 'Mozilla/5.0',
    timestamp: view.timestamp,
    buttonText: 'Search',
    elementId: 'search',
    className: 'btn',
  },
};

/** The routes, for tests that apply to all of them. */
export const tracked = [
  { name: 'POST /api/metrics/pageview', event: view, path: '/api/metrics/pageview' },
  {
    name: 'POST /api/personalization/track-behavior',
    event: use,
    path: '/api/personalization/track-behavior',
  },
  { name: 'POST /api/metrics/form', event: { form: 'contact' }, path: '/api/metrics/form' },
] as const;

export type TrackingPath = (typeof tracked)[number]['path'];

const handlers = {
  '/api/metrics/form': takeFormUse,
  '/api/metrics/pageview': takePageView,
  '/api/personalization/track-behavior': takeBehaviour,
};

/** The cookie of a visitor who allowed analytics. */
export const consent = { cookie: 'theme=dark; cookie-consent=necessary.analytics' };

let clients = 0;

/** Posts an event from a new visitor, unless `clientAddress` is given. */
export function postEvent(path: TrackingPath, { headers, ...init }: Init): Promise<Answer> {
  clients += 1;
  const clientAddress = `10.0.${clients >> 8}.${clients & 255}`;
  const type = { 'content-type': 'application/json' };
  return callRoute(handlers[path], {
    path,
    method: 'POST',
    clientAddress,
    ...init,
    headers: { ...type, ...headers },
  });
}

/** All stored rows, after the queued events have been written. */
export async function storedEvents() {
  await flushEvents();
  const views = await database().selectFrom('page_views').selectAll().execute();
  const uses = await database().selectFrom('behaviour_events').selectAll().execute();
  return { views, uses };
}

/** The database of a test file: migrated before the first test, emptied after each, closed after the last. */
export function withTrackingDatabase(): void {
  beforeAll(() => migrateToLatest(database()));
  afterEach(async () => {
    await flushEvents();
    await database().deleteFrom('page_views').execute();
    await database().deleteFrom('behaviour_events').execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
}
