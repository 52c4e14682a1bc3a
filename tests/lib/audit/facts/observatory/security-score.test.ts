import { scorePoints, securityPoints, securityScore } from '@/lib/audit/facts/observatory/security-score';
import { answered, createVisit, type VisitParts } from '@/tests/support/visit';

const insecure = answered('http://www.smith-plumbing.example/', 200, {
  finalUrl: 'https://www.smith-plumbing.example/',
  redirects: [{ url: 'http://www.smith-plumbing.example/', status: 301 }],
});
const good = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const page = (headers: VisitParts['headers'], html?: string) =>
  createVisit({ headers, site: { insecure }, ...(html !== undefined && { html }) });
const without = (name: keyof typeof good) => ({ ...good, [name]: [] });
const script = (markup: string) => `<!doctype html><title>x</title><body>${markup}`;

describe('securityScore', () => {
  it('gives a page with every protection 100', () => {
    expect(securityScore(page(good))).toBe(100);
  });

  it('gives a page that sends no header what the HTTP Observatory gives it', () => {
    // 100, no policy -25, no HSTS -20, no protection from frames -20, types may be guessed -5
    expect(securityScore(page({}))).toBe(30);
  });

  it('gives a page over http next to nothing', () => {
    // as above, and nothing leads to https -20
    expect(securityScore(createVisit({ url: 'http://smith.example/' }))).toBe(10);
  });

  it('never goes below 0', () => {
    const html = script('<script src="http://cdn.example/x.js"></script>');
    expect(securityScore(page({ 'set-cookie': 'session=1' }, html))).toBe(0);
  });

  it('scores an error page by its headers', () => {
    expect(securityScore(createVisit({ status: 404, html: null, headers: good, site: { insecure } }))).toBe(
      100,
    );
  });

  const losses: [string, VisitParts['headers'], string | undefined, number][] = [
    ['no policy', { ...without('content-security-policy'), 'x-frame-options': 'DENY' }, undefined, 75],
    ['no HSTS', without('strict-transport-security'), undefined, 80],
    [
      'inline scripts',
      { ...good, 'content-security-policy': "default-src 'unsafe-inline'; frame-ancestors 'none'" },
      undefined,
      80,
    ],
    [
      'a login that scripts can read',
      { ...good, 'set-cookie': 'session=1; Secure; SameSite=Lax' },
      '<title>Smith</title><input type="password">',
      70,
    ],
    ['a script over http', good, script('<script src="http://cdn.example/x.js"></script>'), 30],
    ['a picture over http', good, script('<img src="http://cdn.example/x.png" alt="">'), 100],
    ['a form over http', good, script('<form action="http://a.example/"></form>'), 80],
  ];
  it.each(losses)('takes off for %s', (_, headers, html, score) => {
    expect(securityScore(page(headers, html))).toBe(score);
  });
});

describe('securityPoints', () => {
  it('lists what each rule gave or took', () => {
    expect(securityPoints(page(good))).toMatchObject({ policies: 5, framing: 5, referrer: 5, transport: 0 });
  });
});

describe('scorePoints', () => {
  it('adds bonuses from 90 on', () => {
    expect(scorePoints({ lost: -10, won: 5 })).toBe(95);
  });

  it('leaves bonuses out below 90', () => {
    expect(scorePoints({ lost: -15, won: 15 })).toBe(85);
  });

  it('stops at 100', () => {
    expect(scorePoints({ lost: 0, won: 45 })).toBe(100);
  });
});
