import {
  clickjacking,
  cookies,
  cors,
  referrerPolicy,
  xContentTypeOptions,
} from '@/lib/audit/checks/security/observatory-checks';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit, type VisitParts } from '@/tests/support/visit';

const sent =
  (name: string) =>
  (value: string | string[]): VisitParts => ({ headers: { [name]: value } });
const [options, frames, referrer, cookie] = [
  sent('x-content-type-options'),
  sent('x-frame-options'),
  sent('referrer-policy'),
  sent('set-cookie'),
];
const policy = sent('content-security-policy');
const withHsts = (value: string): VisitParts => ({
  headers: { 'set-cookie': value, 'strict-transport-security': 'max-age=31536000' },
});
const meta = (name: string, content: string): VisitParts => ({
  html: `<!doctype html><head><meta ${name} content="${content}"><title>x</title>`,
});

describeCheck(xContentTypeOptions, {
  broken: { 'no header': [{}, 'missing'], 'another word': [options('no-sniff'), 'invalid'] },
  fine: { nosniff: options('nosniff') },
  'looks broken but is fine': { capitals: options('NoSniff'), 'sent twice': options('nosniff, nosniff') },
});

describeCheck(clickjacking, {
  broken: {
    'no header': [{}, 'missing'],
    'another word': [frames('allowall'), 'invalid'],
    'two words': [frames('DENY, SAMEORIGIN'), 'invalid'],
    'a word that browsers have dropped': [frames('ALLOW-FROM https://a.example'), 'obsolete'],
    'a policy for everybody': [policy('frame-ancestors *'), 'open-policy'],
    'a policy in the page, where it doesn’t count': [
      meta('http-equiv="content-security-policy"', "frame-ancestors 'none'"),
      'missing',
    ],
  },
  fine: { deny: frames('DENY'), 'a policy': policy("default-src 'self'; frame-ancestors 'self'") },
  'looks broken but is fine': {
    'the same word twice': frames(['SAMEORIGIN', 'SAMEORIGIN']),
    'an old word beside a policy': {
      headers: { 'x-frame-options': 'ALLOW-FROM x', 'content-security-policy': "frame-ancestors 'none'" },
    },
  },
});

describeCheck(referrerPolicy, {
  broken: {
    'the whole address': [referrer('unsafe-url'), 'unsafe'],
    'the page has the last word': [
      { ...referrer('no-referrer'), ...meta('name="referrer"', 'always') },
      'unsafe',
    ],
    'an unknown word': [referrer('none'), 'invalid'],
  },
  fine: { 'the default, said': referrer('strict-origin-when-cross-origin') },
  'looks broken but is fine': {
    'nothing, which browsers take for the default': {},
    'an old word before a new one': referrer('no-referrer-when-downgrade, strict-origin-when-cross-origin'),
    'a word for newer browsers last': referrer('same-origin, something-new'),
  },
});

const withLogin = (parts: VisitParts): VisitParts => ({
  ...parts,
  html: '<title>Smith</title><a href="/login">Log in</a>',
});

describeCheck(cookies, {
  broken: {
    'a login over http': [withLogin(cookie('PHPSESSID=1; HttpOnly; SameSite=Lax')), 'session-insecure'],
    'a login that scripts can read': [withLogin(cookie('login=1; Secure; SameSite=Lax')), 'session-readable'],
    'a token for every site': [cookie('csrftoken=1; Secure'), 'token-cross-site'],
    'a SameSite that isn’t one': [cookie('a=1; Secure; SameSite=Yes'), 'bad-same-site'],
    'none without Secure': [cookie('a=1; SameSite=None'), 'bad-same-site'],
    'a setting over http': [cookie('colour=red'), 'insecure'],
    'a session where nobody can log in': [cookie('PHPSESSID=1; HttpOnly; SameSite=Lax'), 'insecure'],
    'a login that only HSTS protects': [
      withLogin(withHsts('sess=1; HttpOnly; SameSite=Lax')),
      'session-insecure-hsts',
    ],
    'a setting that only HSTS protects': [withHsts('colour=red'), 'insecure-hsts'],
  },
  fine: {
    'a protected login': cookie('__Host-session=1; Path=/; Secure; HttpOnly; SameSite=Lax'),
    'a protected setting': cookie('colour=red; secure'),
  },
  'looks broken but is fine': {
    'a session that scripts can read, where nobody can log in': cookie('PHPSESSID=1; Secure; SameSite=Lax'),
  },
  'has nothing to judge': {
    'no cookie': [{}, 'not-applicable'],
    'a cookie that is taken back': [cookie('sess=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'), 'not-applicable'],
    'one that has no time left': [cookie('sess=; Max-Age=0'), 'not-applicable'],
  },
});

describeCheck(cors, {
  broken: {
    'everybody with credentials': [
      { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } },
      'credentials',
    ],
    'a nobody that anybody can be': [
      { headers: { 'access-control-allow-origin': 'null', 'access-control-allow-credentials': 'true' } },
      'credentials',
    ],
  },
  fine: {
    'one other site': {
      headers: {
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-credentials': 'true',
      },
    },
  },
  'looks broken but is fine': { 'public content': sent('access-control-allow-origin')('*') },
  'has nothing to judge': { 'no header': [{}, 'not-applicable'] },
});

describe('what is shown of a cookie', () => {
  it('leaves its value out, which may be somebody’s secret', () => {
    expect(JSON.stringify(evidenceOf('PHPSESSID=s3cret; HttpOnly'))).not.toContain('s3cret');
  });
});

function evidenceOf(value: string) {
  return cookies.run(createVisit(cookie(value)));
}
