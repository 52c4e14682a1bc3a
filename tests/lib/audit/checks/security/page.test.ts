import { exposedEmail } from '@/lib/audit/checks/security/exposed-email';
import { hacked } from '@/lib/audit/checks/security/hacked';
import { csp, sri } from '@/lib/audit/checks/security/observatory-checks';
import { oldLibrary } from '@/lib/audit/checks/security/old-library';
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
    'one without a scheme, of a page over http': [
      { ...script('src="//cdn.example.net/x.js"'), url: 'http://smith.example/' },
      'unverified',
    ],
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

const hidden = (...names: string[]) => ({
  html: `<p>Plumber</p><div style="display:none">${names.map((name) => `<a href="https://${name}.example.net/">${name}</a>`).join('')}</div>`,
});
const titled = (title: string, text = 'We repair taps and pipes in Nerang.') => ({
  html: `<html lang="en"><title>${title}</title><p>${text}`,
});

describeCheck(hacked, {
  broken: {
    'hidden links to gambling': [
      {
        html: `<div style="display:none">${['a.com', 'b.com', 'c.net'].map((host) => `<a href="https://${host}/">online casino</a>`).join('')}</div>`,
      },
      'hidden-links',
    ],
    'Japanese advertising above English text': [
      titled('激安スーパーコピー時計 送料無料 ショップ'),
      'japanese',
    ],
  },
  fine: { 'an ordinary page': {} },
  'looks broken but is fine': {
    'hidden links to other things': hidden('facebook', 'partner', 'supplier', 'maps'),
    'a casino’s own visible links': {
      html: ['a.com', 'b.com', 'c.net'].map((host) => `<a href="https://${host}/">casino</a>`).join(''),
    },
    'a Japanese restaurant': titled('すしバー さくら | Sushi in Nerang'),
    'a Japanese shop': titled(
      '激安ブランド通販ショップのセール',
      '私たちはブランドを安く販売しています。'.repeat(5),
    ),
  },
  'has nothing to judge': { 'no page': [{ html: null, status: 404 }, 'not-applicable'] },
});

describeCheck(oldLibrary, {
  broken: {
    'jQuery in the name of the file': [script('src="/js/jquery-1.8.3.min.js"'), 'vulnerable'],
    'jQuery in the folder': [
      script('src="//ajax.googleapis.com/ajax/libs/jquery/3.4.1/jquery.min.js"'),
      'vulnerable',
    ],
    'Bootstrap 4 in a package': [
      script('src="https://cdn.jsdelivr.net/npm/bootstrap@4.1.0/dist/js/bootstrap.bundle.min.js"'),
      'vulnerable',
    ],
    'AngularJS, which has ended': [script('src="/angularjs/1.8.2/angular.min.js"'), 'vulnerable'],
    'Drupal 7': [head('<meta name="generator" content="Drupal 7 (https://www.drupal.org)">'), 'ended'],
  },
  fine: {
    'current ones': script('src="/js/jquery-3.7.1.min.js"'),
    'a current system': head('<meta name="generator" content="WordPress 6.8.1">'),
  },
  'looks broken but is fine': {
    'a plugin of jQuery':
      script('src="/js/jquery-cookie-1.4.1.min.js"') &&
      head('<script src="/jquery-3.5.0.js"></script><script src="/jquery.cookie-1.4.1.js"></script>'),
    'Bootstrap 5': script('src="/bootstrap@5.3.2/dist/js/bootstrap.min.js"'),
    'a copy that WordPress repairs': head(
      '<meta name="generator" content="WordPress 5.2"><script src="/jquery/jquery.js?ver=1.12.4-wp"></script>',
    ),
  },
  'has nothing to judge': {
    'scripts without a version': [script('src="/js/jquery.min.js"'), 'not-applicable'],
  },
});
