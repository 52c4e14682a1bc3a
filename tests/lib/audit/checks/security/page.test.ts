import { csp } from '@/lib/audit/checks/security/csp';
import { exposedEmail } from '@/lib/audit/checks/security/exposed-email';
import { sri } from '@/lib/audit/checks/security/sri';
import { versionLeak } from '@/lib/audit/checks/security/version-leak';
import { describeCheck } from '@/tests/support/describe-check';
import type { VisitParts } from '@/tests/support/visit';

const policy = (value: string | string[]): VisitParts => ({ headers: { 'content-security-policy': value } });
const head = (markup: string): VisitParts => ({ html: `<!doctype html><head><title>x</title>${markup}` });
const script = (attributes: string) => head(`<script ${attributes}></script>`);
const strict = "default-src 'self'; script-src 'self'; object-src 'none'";
const hash = 'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC"';

describeCheck(csp, {
  broken: {
    'no policy': [{}, 'missing'],
    'a policy that is only tried out': [
      { headers: { 'content-security-policy-report-only': strict } },
      'report-only',
    ],
    'one that is only tried out, in the page': [
      head(`<meta http-equiv="Content-Security-Policy-Report-Only" content="${strict}">`),
      'missing',
    ],
    'a part twice': [policy("script-src 'self'; script-src 'unsafe-inline'; object-src 'none'"), 'invalid'],
    'an empty header': [policy(''), 'invalid'],
    'strict-dynamic alone': [policy("script-src 'strict-dynamic'; object-src 'none'"), 'invalid'],
    'inline scripts': [policy("default-src 'self' 'unsafe-inline'"), 'unsafe-inline'],
    'scripts as text in an address': [policy("script-src 'self' data:; object-src 'none'"), 'unsafe-inline'],
    'scripts from everywhere': [policy("script-src https:; object-src 'none'"), 'unsafe-inline'],
    'plug-ins from everywhere': [policy("script-src 'self'"), 'unsafe-inline'],
    'frames only': [policy("frame-ancestors 'self'"), 'unsafe-inline'],
    'scripts over http': [policy(`${strict}; connect-src http://a.example`), 'insecure-scheme'],
    'text as a script': [policy("default-src 'self' 'unsafe-eval'"), 'unsafe-eval'],
    'pictures over http': [policy(`${strict}; img-src http:`), 'insecure-passive'],
  },
  fine: {
    'a strict policy': policy(strict),
    'the strictest': policy("default-src 'none'; script-src 'self'; style-src 'self'"),
    'inline styles': policy(`${strict}; style-src 'self' 'unsafe-inline'`),
  },
  'looks broken but is fine': {
    'a policy in the page, for hosts that send no headers': head(
      `<meta http-equiv="content-security-policy" content="${strict}">`,
    ),
    'unsafe-inline for old browsers, beside a nonce': policy(
      "script-src 'nonce-abc' 'unsafe-inline' 'strict-dynamic' https:; object-src 'none'",
    ),
    'an open policy and a strict one, which both hold': policy(["frame-ancestors 'self'", strict]),
    'two policies in one header': policy(`upgrade-insecure-requests, ${strict}`),
    'two places for reports': policy(`${strict}; report-uri /a; report-uri /b`),
    capitals: policy(strict.toUpperCase()),
  },
});

describeCheck(sri, {
  broken: {
    'a script over http': [script('src="http://cdn.example.net/x.js"'), 'insecure'],
    'one over http with a checksum': [
      script(`src="http://cdn.example.net/x.js" ${hash}`),
      'insecure-with-integrity',
    ],
    'another company’s script': [script('src="https://cdn.example.net/x.js"'), 'unverified'],
  },
  fine: {
    'own scripts': script('src="/x.js"'),
    'another company’s with a checksum': script(`src="https://cdn.example.net/x.js" ${hash} crossorigin`),
  },
  'looks broken but is fine': {
    'one’s own other host': script('src="https://static.smith-plumbing.example/x.js"'),
    'an address without a scheme, on one’s own host': script('src="//www.smith-plumbing.example/x.js"'),
    'own scripts of a page over http': { ...script('src="/x.js"'), url: 'http://smith.example/' },
  },
  'has nothing to judge': {
    'inline scripts only': [head('<script>1</script>'), 'not-applicable'],
    'no script': [head(''), 'not-applicable'],
  },
});

describeCheck(versionLeak, {
  broken: {
    'the server': [{ headers: { server: 'nginx/1.18.0 (Ubuntu)' } }, 'version'],
    'its language': [{ headers: { 'X-Powered-By': 'PHP/8.1.2' } }, 'version'],
    'the program that made the page': [head('<meta name="Generator" content="WordPress 6.4.2">'), 'version'],
    'a whole number': [head('<meta name="generator" content="WordPress 6">'), 'version'],
  },
  fine: { 'only a name': { headers: { server: 'cloudflare', 'x-powered-by': 'Next.js' } } },
  'looks broken but is fine': {
    'a number that is a place': { headers: { server: 'ECS (sab/5700)' } },
    'a description with numbers': head('<meta name="description" content="Open 8.30 to 17.30">'),
  },
});

describeCheck(exposedEmail, {
  broken: {
    'a link': [head('<body><a href="mailto:jo@smith.example?subject=x">Write</a>'), 'visible'],
    'plain text': [head('<body>Write to jo@smith.example.'), 'visible'],
  },
  fine: { 'a form': head('<body><form></form>') },
  'looks broken but is fine': {
    'a link to share by mail': head('<body><a href="mailto:?subject=x">Share</a>'),
    'a name of a social network': head('<body>@smith on Instagram'),
  },
});
