import { clientRendered } from '@/lib/audit/checks/indexing/client-rendered';
import { metaRefresh } from '@/lib/audit/checks/indexing/meta-refresh';
import { metasInBody } from '@/lib/audit/checks/indexing/metas-in-body';
import { soft404 } from '@/lib/audit/checks/indexing/soft-404';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, pageUrl, type VisitParts } from '@/tests/support/visit';

const site = 'https://www.smith-plumbing.example';
const head = (markup: string) => ({
  html: `<!doctype html><html><head>${markup}</head><body><p>Hi</p></body></html>`,
});
const randomUrl = `${site}/3f9c2a-not-a-page`;
const random = (status: number, finalUrl = randomUrl): VisitParts => ({
  site: { randomPath: answered(randomUrl, status, { finalUrl }) },
});
const titled = (title: string, h1 = ''): VisitParts => ({
  html: `<title>${title}</title><h1>${h1}</h1>`,
  ...random(404),
});

describeCheck(soft404, {
  broken: {
    'a title that says not found': [titled('Page not found | Smith Plumbing'), 'this-page'],
    'a headline with the number': [titled('Smith Plumbing', '404'), 'this-page'],
    'a headline as WordPress writes it': [titled('Smith', 'Oops! That page can’t be found.'), 'this-page'],
    'number and words': [titled('404 - Not Found'), 'this-page'],
    German: [titled('Seite nicht gefunden – Schmidt'), 'this-page'],
    'an invented address that answers': [random(200), 'random-answers'],
    'an invented address that leads home': [random(200, `${site}/`), 'random-redirects'],
  },
  fine: {
    'an invented address that answers 404': random(404),
    'an invented address that answers 410': random(410),
  },
  'looks broken but is fine': {
    'an article about error pages': titled(
      'How to fix a 404 error in WordPress',
      'Page not found? Five ways to mend it',
    ),
    'a number in a name': titled('Suite 404 Hair Salon | Southport'),
    'a product with the number': titled('Peugeot 404 parts'),
  },
  'has nothing to judge': { 'no time to ask': [{}, 'not-measured'] },
});

const refresh = (content: string) => head(`<meta http-equiv="refresh" content="${content}">`);

describeCheck(metaRefresh, {
  broken: {
    'a page that sends on at once': [refresh('0; url=/new'), 'redirects'],
    'a page that sends on after a while': [refresh("5;URL='https://other.example/'"), 'redirects'],
    'a page that sends on to its home page': [refresh('3, /'), 'redirects'],
    'a header that sends on': [{ headers: { Refresh: '0;url=/new' } }, 'redirects'],
    'a page that reloads': [refresh('30'), 'reloads'],
    'a page that reloads by its own address': [refresh(`60; url=${pageUrl}`), 'reloads'],
    'names in capitals': [head('<META HTTP-EQUIV="Refresh" CONTENT="5">'), 'reloads'],
  },
  fine: { 'a page that stays': {} },
  'looks broken but is fine': {
    'for readers without scripts': head(
      '<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>',
    ),
    'once a day': refresh('86400'),
    'what browsers don’t understand': refresh('soon'),
    'another meta': head('<meta http-equiv="x-ua-compatible" content="ie=edge">'),
  },
});

describeCheck(metasInBody, {
  broken: {
    'a description in the body': [
      { html: '<title>x</title><body><p>Hi<meta name="description" content="x">' },
      'misplaced',
    ],
    'a head that a picture ended': [
      head('<img src="x.gif"><link rel="canonical" href="https://a.example/">'),
      'misplaced',
    ],
    'languages in the body': [
      { html: '<body><p>Hi<link rel="alternate" hreflang="de" href="https://a.example/de">' },
      'misplaced',
    ],
  },
  fine: {
    'all in the head': head(
      '<meta name="description" content="x"><link rel="canonical" href="https://a.example/">',
    ),
  },
  'looks broken but is fine': {
    'microdata in the body': {
      html: '<body><div itemscope><meta itemprop="description" name="description" content="x"></div>',
    },
    'a style sheet in the body': { html: '<body><p>Hi<link rel="stylesheet" href="x.css">' },
    'a head that isn’t written': { html: '<meta name="robots" content="index"><title>x</title><p>Hi' },
  },
});

const shell =
  '<!doctype html><html><head><title>App</title><script type="module" src="/a.js"></script></head>';
const words = 'Hot water repaired today. '.repeat(20);
const consent = 'We and our partners use cookies to remember what you chose. '.repeat(10);

describeCheck(clientRendered, {
  broken: {
    'an empty root': [{ html: `${shell}<body><div id="root"></div></body></html>` }, 'empty'],
    'an empty root with a hint for browsers without scripts': [
      {
        html: `${shell}<body><noscript><h1>Please enable JavaScript</h1><img src="x.gif"></noscript><div id="app"><p>Loading…</p></div></body></html>`,
      },
      'empty',
    ],
    'a logo in the root': [
      { html: `${shell}<body><div id="root"><img src="/logo.svg" alt="Smith"></div></body></html>` },
      'empty',
    ],
    'a bundle that is written into the page': [
      {
        html: '<!doctype html><title>App</title><body><div id="root"></div><script>!function(){document.getElementById("root").innerHTML=page()}()</script></body>',
      },
      'empty',
    ],
    'a link that skips the menu': [
      {
        html: `${shell}<body><a class="skip" href="#main">Skip to content</a><div id="root"></div></body></html>`,
      },
      'empty',
    ],
    'a link that skips the menu with the page’s own address': [
      {
        html: `${shell}<body><a href="/services/hot-water#main">Skip to content</a><div id="root"></div></body></html>`,
      },
      'empty',
    ],
    'a dialog about cookies': [
      {
        html: `${shell}<body><div id="root"></div><div role="dialog" aria-label="Cookies"><p>${consent}</p><a href="/privacy">Privacy policy</a></div></body></html>`,
      },
      'empty',
    ],
    'a logo under a name of the bundler': [
      {
        html: `${shell}<body><div id="root"><img src="/assets/x1.png" alt="Smith"></div></body></html>`,
      },
      'empty',
    ],
    'a cookie banner': [
      {
        html: `${shell}<body><div id="root"></div><div class="cookie-banner"><h2>Your privacy</h2><p>${consent}</p><a href="/privacy">Privacy policy</a><button>Accept</button></div></body></html>`,
      },
      'empty',
    ],
    'a menu, a head and a foot around nothing': [
      {
        html: `${shell}<body><header><img src="/smith.png" alt="Smith"></header><nav><a href="/services">Services</a></nav><div id="root"></div><footer>${words}</footer></body></html>`,
      },
      'empty',
    ],
  },
  fine: { 'a page with words': { html: `${shell}<body><h1>Hi</h1><p>${words}</p></body></html>` } },
  'looks broken but is fine': {
    'a short page with a headline': {
      html: `${shell}<body><div id="root"><h1>Call us</h1></div></body></html>`,
    },
    'a short page that counts its visitors': {
      html: '<title>Closed</title><body><p>Closed until Monday.</p><script async src="https://www.googletagmanager.com/gtag/js"></script></body>',
    },
    'a page that is a picture': { html: `${shell}<body><img src="/menu-of-the-week.jpg"></body></html>` },
    'a bakery': { html: `${shell}<body><div class="cookies-of-the-day">${words}</div></body></html>` },
    'an empty page without scripts': { html: '<title>x</title><body></body>' },
    'a page of words only': { html: `${shell}<body><div id="root">${words}</div></body></html>` },
  },
});
