import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startBuiltSite } from '../../serve/built-site';
import { startLocalMirror } from './local-mirror';

export interface OwnPage {
  /** Without origin: `/fa/services`. */
  path: string;
  /** The checker's score, 0–100. */
  score: number;
  /** Ids of failed checks, including unscored ones. */
  failed: string[];
}

const answer = z.object({
  result: z.object({
    score: z.number(),
    issues: z.array(z.object({ id: z.string(), type: z.string(), status: z.string().optional() })),
  }),
});

/** Concurrent checks: as many as the checker runs at the same time. */
const atOnce = 4;
/** An address where nothing listens, so that no provider is called. */
const nowhere = 'http://127.0.0.1:9';

/**
 * Runs the built site's checker on its own pages through a local mirror of `publicOrigin`. `choose` gets the path of
 * every page in the sitemap. Throws if a page can't be checked.
 */
export async function measureOwnPages(
  publicOrigin: string,
  choose: (path: string) => boolean = () => true,
): Promise<OwnPage[]> {
  const server = { origin: '' };
  const mirror = await startLocalMirror(publicOrigin, server);
  const data = mkdtempSync(path.join(os.tmpdir(), 'own-score-'));
  try {
    const site = await startBuiltSite({
      SITE_URL: publicOrigin,
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOAD_SHEDDING: 'off',
      OUTBOUND_ALLOW: new URL(mirror.origin).host,
      PAGESPEED_BASE_URL: nowhere,
      IP_LOOKUP_BASE_URL: nowhere,
      OPEN_METEO_BASE_URL: nowhere,
      OPEN_METEO_GEOCODING_BASE_URL: nowhere,
    });
    server.origin = site.origin;
    try {
      const waiting = (await readSitemap(mirror.origin)).filter(choose);
      const measured: OwnPage[] = [];
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          measured.push(await judge(site.origin, mirror.origin, next));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return measured.sort((a, b) => a.path.localeCompare(b.path, 'en'));
    } finally {
      await site.stop();
    }
  } finally {
    await mirror.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function readSitemap(origin: string): Promise<string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function judge(site: string, mirror: string, page: string): Promise<OwnPage> {
  const response = await fetch(`${site}/api/seo-analysis`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${mirror}${page}` }),
  });
  const parsed = answer.safeParse(await response.json());
  if (!parsed.success) throw new Error(`${page} could not be judged (status ${response.status}).`);
  const { score, issues } = parsed.data.result;
  const failed = issues.filter(({ type, status }) => type !== 'success' && status === undefined);
  return { path: page, score, failed: failed.map(({ id }) => id) };
}
