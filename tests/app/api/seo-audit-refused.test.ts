import '@/tests/support/audit-environment';
import { POST as analyse } from '@/app/api/seo-analysis/route';
import { POST } from '@/app/api/seo-audit/route';
import { database } from '@/lib/db/database';
import { localeCodes } from '@/lib/i18n/locales';
import { mailMessageSchema } from '@/lib/mail/message';
import { type CaseServer, startCaseServer } from '@/tests/support/case-server';
import { postJson, withAuditDatabase } from '@/tests/support/route-audit';

jest.setTimeout(30_000);

withAuditDatabase();

let site: CaseServer;
beforeAll(async () => {
  const challenge = {
    path: '*',
    status: 403,
    headers: { 'content-type': 'text/html', 'cf-mitigated': 'challenge' },
    body: '<!doctype html><title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
    as: [],
  };
  site = await startCaseServer([challenge, { ...challenge, path: '/robots.txt' }]);
});
afterAll(() => site.stop());

const person = { email: 'dana@whitlock-motors.example', businessName: 'Whitlock Motors' };
const mails = async (kind: string) => {
  const rows = await database().selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
  return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
};

describe('a website whose protection answers instead of it', () => {
  it('gets no score and no findings from the checker, but a sentence that says who refused', async () => {
    const { status, body } = await postJson(analyse, '/api/seo-analysis', { url: site.origin });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, result: { score: null, issues: [], suggestions: [] } });
    expect(JSON.stringify(body)).toContain('Cloudflare');
    expect(JSON.stringify(body)).toContain('That says nothing about Google.');
    expect(JSON.stringify(body)).not.toContain('Just a moment');
  });

  it.each(localeCodes)('gets a report and a mail without a figure in %s', async (locale) => {
    const { status, body } = await postJson(POST, '/api/seo-audit', { url: site.origin, ...person, locale });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, overallScore: null, checks: [], recommendations: [] });
    expect(body).not.toHaveProperty('site');
    const [mail] = await mails('audit-report');
    expect(mail?.text).toContain('Cloudflare');
    expect(mail?.text).toContain('CornerpieceDigitalAuditBot');
    expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(
      /\b(?:100|[0-9]{1,2} (?:out of|von|de|em|na|от)|null)\b|۱۰۰/,
    );
    const [staff] = await mails('lead');
    expect(staff?.text).toContain('turned our program away');
    expect(await database().selectFrom('audit_crawls').selectAll().execute()).toEqual([]);
  });
});
