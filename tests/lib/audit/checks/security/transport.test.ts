import { isOnHttps } from '@/lib/audit/checks/security/is-on-https';
import {
  hsts,
  insecureForm,
  mixedContent,
  redirectsHttp,
} from '@/lib/audit/checks/security/observatory-checks';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, failed, type VisitParts } from '@/tests/support/visit';

const plain = 'http://smith.example/';
const body = (markup: string): VisitParts => ({ html: `<!doctype html><title>x</title><body>${markup}` });
const header = (value: string): VisitParts => ({ headers: { 'strict-transport-security': value } });
const redirected = (finalUrl: string, ...from: string[]): VisitParts => ({
  url: 'https://smith.example/',
  site: {
    insecure: answered(plain, 200, { finalUrl, redirects: from.map((url) => ({ url, status: 301 })) }),
  },
});

describeCheck(isOnHttps, {
  broken: {
    'a page over http': [{ url: plain }, 'http'],
    'a page over http after https was tried': [{ url: plain, httpsFailed: true }, 'no-https'],
  },
  fine: { 'a page over https': {} },
  'has nothing to judge': {
    'one’s own machine': [{ url: 'http://localhost:3000/' }, 'not-applicable'],
    'one’s own machine by number': [{ url: 'http://127.0.0.1:3000/' }, 'not-applicable'],
  },
});

describeCheck(redirectsHttp, {
  broken: {
    'no redirect': [redirected(plain), 'stays'],
    'a redirect to another http address': [redirected('http://www.smith.example/', plain), 'not-https'],
    'http twice': [redirected('https://www.smith.example/', plain, 'http://www.smith.example/'), 'late'],
    'another host at once': [redirected('https://www.smith.example/', plain), 'other-host'],
    'a certificate for another host': [{ site: { insecure: failed(plain, 'tls_error') } }, 'bad-certificate'],
  },
  fine: {
    'the same host, then another': redirected('https://www.smith.example/', plain, 'https://smith.example/'),
  },
  'looks broken but is fine': {
    'nobody answers on http': { site: { insecure: failed(plain, 'connect_failed') } },
  },
  'has nothing to judge': {
    'a question that was not asked': [{}, 'not-applicable'],
    'no answer in time': [{ site: { insecure: failed(plain, 'timeout') } }, 'not-applicable'],
  },
});

describeCheck(hsts, {
  broken: {
    'no header': [{}, 'missing'],
    'no time': [header('includeSubDomains'), 'invalid'],
    'a time that is no number': [header('max-age=forever'), 'invalid'],
    'two times': [header('max-age=31536000, max-age=0'), 'invalid'],
    'a day': [header('max-age=86400'), 'short'],
    'taken back': [header('max-age=0; includeSubDomains'), 'short'],
  },
  fine: {
    'a year': header('max-age=31536000; includeSubDomains; preload'),
    '180 days': header('max-age=15552000'),
  },
  'looks broken but is fine': { 'quotes and capitals': header('Max-Age="31536000"') },
  'has nothing to judge': { 'a page over http': [{ url: plain }, 'not-applicable'] },
});

describeCheck(mixedContent, {
  broken: {
    'a script': [body('<script src="http://a.example/x.js"></script>'), 'active'],
    'a frame': [body('<iframe src="http://a.example/"></iframe>'), 'active'],
    'a style sheet': [body('<link rel="stylesheet" href="http://a.example/x.css">'), 'active'],
    'an imported style sheet': [body('<style>@import url("http://a.example/x.css");</style>'), 'active'],
    'a picture': [body('<img src="http://a.example/x.png" alt="">'), 'passive'],
    'one of several sizes': [
      body('<img src="/x.png" srcset="/x.png 1x, http://a.example/y.png 2x" alt="">'),
      'passive',
    ],
    'a background': [body('<style>body{background:url(http://a.example/x.png)}</style>'), 'passive'],
    'a background after a comment': [
      body('<style>/* wide */ body{background:url("http://a.example/x.png")} /* end */</style>'),
      'passive',
    ],
    'a base address': [body('<base href="http://a.example/"><script src="x.js"></script>'), 'active'],
  },
  fine: { 'files of the page': body('<script src="/x.js"></script><img src="//a.example/x.png" alt="">') },
  'looks broken but is fine': {
    'a link': body('<a href="http://a.example/">a</a>'),
    'an address for search engines': body('<link rel="canonical" href="http://smith.example/">'),
    'the licence of a font': body('<style>/* http://a.example/OFL */ p{color:red}</style>'),
    'a picture in a comment that doesn’t end': body(
      '<style>p{color:red} /* url(http://a.example/x.png)</style>',
    ),
    'a drawing in a style': body(
      `<style>i{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}</style>`,
    ),
    'a namespace': body('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'a file of one’s own machine': body('<img src="http://localhost/x.png" alt="">'),
    'files that browsers are told to lift': {
      ...body('<script src="http://a.example/x.js"></script>'),
      headers: { 'content-security-policy': 'upgrade-insecure-requests' },
    },
  },
  'has nothing to judge': { 'a page over http': [{ url: plain }, 'not-applicable'] },
});

describeCheck(insecureForm, {
  broken: {
    'a form that sends over http': [body('<form action="http://a.example/send"></form>'), 'sends-insecurely'],
    'a button that does': [
      body('<form><button formaction="http://a.example/send">x</button></form>'),
      'sends-insecurely',
    ],
    'a password on a page over http': [{ ...body('<input type="PASSWORD">'), url: plain }, 'insecure-page'],
    'an enquiry on a page over http': [
      { ...body('<form method="POST"></form>'), url: plain },
      'insecure-page',
    ],
  },
  fine: { 'a form without an address': body('<form method="post"><input type="password"></form>') },
  'looks broken but is fine': {
    'a search on a page over http': { ...body('<form action="/search"><input name="q"></form>'), url: plain },
    'an address without a scheme': body('<form action="//a.example/send"></form>'),
  },
  'has nothing to judge': { 'a page without a form': [{}, 'not-applicable'] },
});
