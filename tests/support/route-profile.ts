import { rmSync } from 'node:fs';
import { POST as generate } from '@/app/api/ai-recommendations/generate/route';
import { GET as list } from '@/app/api/ai-recommendations/route';
import { DELETE as remove, PUT as save, GET as show } from '@/app/api/client-profile/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { type Answer, callRoute } from './route-server';

export const profile = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['generate_more_leads', 'improve_seo_rankings'],
};

/** A visitor with a browser, which keeps the site's cookie and has its own IP address. */
export class Visitor {
  private static count = 0;
  readonly clientAddress: string;
  cookie: string | undefined;

  constructor(cookie?: string) {
    Visitor.count += 1;
    this.clientAddress = `10.1.${Visitor.count >> 8}.${Visitor.count & 255}`;
    this.cookie = cookie;
  }

  async save(body: unknown = profile, headers: Record<string, string> = {}): Promise<Answer> {
    const type = { 'content-type': 'application/json' };
    const init = { method: 'PUT', body: JSON.stringify(body) };
    return this.call(save, '/api/client-profile', init, { ...type, ...headers });
  }

  show = (query = '') => this.call(show, `/api/client-profile${query}`);
  remove = () => this.call(remove, '/api/client-profile', { method: 'DELETE' });
  list = (language = 'en-AU') =>
    this.call(list, '/api/ai-recommendations', {}, { 'accept-language': language });
  generate = (headers: Record<string, string> = {}) =>
    this.call(generate, '/api/ai-recommendations/generate', { method: 'POST' }, headers);

  private async call(
    handler: Parameters<typeof callRoute>[0],
    path: string,
    init: { method?: string; body?: string } = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = this.cookie ? { cookie: `theme=dark; ${this.cookie}` } : undefined;
    const { clientAddress } = this;
    const answer = await callRoute(handler, {
      path,
      clientAddress,
      ...init,
      headers: { ...cookie, ...headers },
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.slice(0, set.indexOf(';'));
    return answer;
  }
}

/** The database of a test file: migrated before the first test, emptied after each, closed after the last. */
export function withProfileDatabase(): void {
  beforeAll(() => migrateToLatest(database()));
  afterEach(async () => {
    await database().deleteFrom('client_profiles').execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
}
