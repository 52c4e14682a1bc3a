import { add, type Draft, dead, type Fault, serve, set } from './break-site';
import { type FaultySite, open } from './faulty-site';
import { at, certificates, type Optional, onGoogle, optional, parts, url } from './sound-page';
import { robotsTxt } from './visit';

const data = optional.data;

/** Faults by the place that they affect. A place has at most one fault at a time, which doesn't undo those of other places. */
export const faults: Record<string, readonly Fault[]> = {
  doctype: [set('doctype', '')],
  lang: [set('lang', ''), set('lang', ' lang="xq"')],
  charset: [set('charset', '')],
  title: [
    set('title', ''),
    set('title', '<title> </title>'),
    set('title', '<title>Home</title>'),
    set('title', `<title>${'Long title '.repeat(12)}</title>`),
    set('title', '<title>Hot water repairs</title><title>Another one of them</title>'),
    set('title', '<title>Page not found</title>'),
  ],
  description: [set('description', ''), set('description', '<meta name="description" content="Plumbers">')],
  viewport: [
    set('viewport', ''),
    set('viewport', '<meta name="viewport" content="width=1024">'),
    set('viewport', '<meta name="viewport" content="width=device-width, user-scalable=no">'),
  ],
  robotsMeta: [
    set('robots', '<meta name="robots" content="noindex">'),
    set('robots', '<meta name="robots" content="nosnippet">'),
  ],
  refresh: [set('refresh', '<meta http-equiv="refresh" content="5; url=/next">')],
  social: [set('social', ''), set('social', '<meta property="og:title" content="a">')],
  h1: [set('h1', ''), set('h1', '<h1></h1>'), set('h1', '<h1>One</h1><h1>Two</h1>')],
  text: [
    set('text', '<p>Lorem ipsum dolor sit amet.</p>'),
    set('text', '<p>Hello.</p>'),
    set('text', `<p>${'Write to your@email.com today. '.repeat(60)}</p>`),
  ],
  canonical: [
    set('canonical', '<link rel="canonical" href="/">'),
    set('canonical', '<link rel="canonical" href="https://other.example/">'),
    ...['/gone', '/?a=1'].map(
      (path): Fault =>
        (draft) => {
          draft.parts.canonical = `<link rel="canonical" href="${at(path)}">`;
          draft.site.statuses[path] = 404;
        },
    ),
  ],
  icon: [
    (draft) => {
      draft.parts.icon = '';
      draft.site.statuses['/favicon.ico'] = 404;
    },
  ],
  languages: [
    set('languages', `<link rel="alternate" hreflang="en-UK" href="${url}">`),
    (draft) => {
      draft.parts.languages = optional.languages;
      draft.site.statuses['/de'] = 500;
    },
    set('languages', `<link rel="alternate" hreflang="fr" href="${url}">`),
  ],
  data: [
    set('data', data.replace('{"@context"', '{"@context')),
    set('data', data.replace('"@context":"https://schema.org",', '')),
    set('data', data.replace('"postalCode":"4215",', '')),
    set('data', data.replace('+61755000000', '+61755999999')),
    set('data', data.replace('"Plumber"', '"Plumbr"')),
    set(
      'data',
      data.replace(
        '"name":',
        '"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":9},"name":',
      ),
    ),
    ...['"@type":"Product","name":"Heater"', '"@type":"Event","name":"Open day"'].map((item) =>
      set(
        'data',
        `${data}<script type="application/ld+json">{"@context":"https://schema.org",${item}}</script>`,
      ),
    ),
  ],
  picture: [add('<img src="/a.jpg">'), add('<img src="/b.jpg" alt="b.jpg" width="1" height="1">')],
  field: [add('<form action="/search"><input name="words"></form>'), add('<select name="suburb"></select>')],
  button: [add('<button><svg></svg></button>')],
  frame: [add('<iframe src="/map"></iframe>')],
  inputImage: [add('<input type="image" src="/c.png">')],
  deadLinks: [dead('/gone-1'), (draft) => ['/gone-2', '/gone-3'].forEach((path) => void dead(path)(draft))],
  deadOutside: [
    (draft) => {
      draft.parts.more += '<a href="https://suppliers.example/gone-outside">Where our pipes come from</a>';
      draft.site.statuses['/gone-outside'] = 404;
    },
  ],
  genericLink: [add('<a href="/more">click here</a>')],
  namelessLink: [add('<a href="/else"></a>')],
  scriptLink: [add('<a href="javascript:void(0)">Open the menu of services</a>')],
  insecureLink: [add('<a href="http://elsewhere.example/">Our supplier of pipes</a>')],
  localLink: [add('<a href="http://localhost:3000/">The page of our prices</a>')],
  nofollow: [add('<a href="/services/hot" rel="nofollow">Hot water systems</a>')],
  mail: [add('<a href="mailto:">Write a mail to us</a>')],
  wide: [add('<form style="width: 900px"></form>')],
  phone: [set('phone', '<p>Call 07 5500 0000 today.</p>')],
  tracking: [
    ({ parts: all }) => {
      all.nav = all.nav.replace('/privacy">Privacy policy', '/more">More about us');
      all.more += '<script src="https://www.googletagmanager.com/gtag/js"></script>';
    },
  ],
  shell: [
    '<div id="root"></div><script src="/app.js"></script>',
    '<a href="#main">Skip to content</a><div id="root"><img src="/logo.svg" alt="Smith"></div><script>start()</script>',
  ].map((body) => (draft) => {
    draft.shell = body;
  }),
  status: [serve({ status: 404 }), serve({ status: 500 })],
  http: [serve({ url: url.replace('https', 'http') })],
  header: [serve({ headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' } })],
  redirects: [
    serve({ redirects: [1, 2, 3].map((step) => ({ url: at(`/${step}`), status: 302 })) }),
    serve({ redirects: [{ url: url.replace('www.', ''), status: 302 }] }),
  ],
  robotsTxt: [
    serve({ robots: robotsTxt('', 500) }),
    serve({ robots: { ...open, outcome: { kind: 'failed', code: 'connect_failed' }, text: '' } }),
    serve({ robots: robotsTxt('User-agent: *\nDisallow: /') }),
    serve({ robots: robotsTxt('User-agent: Googlebot\nDisallow: /') }),
    serve({ robots: robotsTxt('Allow everything') }),
    serve({ robots: robotsTxt('User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /') }),
    serve({ robots: robotsTxt('<!doctype html><html>') }),
  ],
  sitemap: [
    serve({ sitemap: [null] }),
    serve({ sitemap: [{ kind: 'urlset', urls: ['https://other.example/'], count: 1, listsPage: false }] }),
  ],
  randomPath: [serve({ randomStatus: 200 })],
  certificate: [serve({ certificate: certificates.endsSoon })],
  profile: [serve({ profile: { ...onGoogle, phone: '+61 7 5500 0199' } })],
  otherHost: [serve({ otherHost: 'answers' }), serve({ otherHost: 'dead' })],
};

/** A fault, by its place and its index there. */
export type NamedFault = readonly [place: string, way: number];

/** Creates a site without the parts in `lacks` and with the faults in `wrong`. */
export function brokenSite(
  lacks: readonly Optional[],
  wrong: readonly NamedFault[],
  robots = open,
): FaultySite {
  const draft: Draft = {
    parts: { ...parts, ...Object.fromEntries(lacks.map((name) => [name, ''])) },
    shell: null,
    site: {
      html: '',
      url,
      status: 200,
      headers: { 'content-type': 'text/html' },
      redirects: [],
      robots,
      sitemap: [{ kind: 'urlset', urls: [url], count: 1, listsPage: true }],
      statuses: {},
      randomStatus: 404,
      otherHost: 'moves',
      certificate: certificates.sound,
      businessName: 'Smith',
      profile: onGoogle,
    },
  };
  for (const [place, way] of wrong) faults[place]?.[way]?.(draft);
  return { ...draft.site, html: write(draft) };
}

function write({ parts: all, shell }: Draft): string {
  const head = `${all.charset}${all.title}${all.description}${all.viewport}${all.robots}${all.refresh}${all.canonical}${all.icon}${all.stylesheet}${all.social}${all.languages}${all.data}`;
  const body = `${all.nav}<main>${all.h1}${all.text}${all.sections}${all.picture}${all.phone}${all.form}${all.more}</main><footer>${all.address}</footer>`;
  return `${all.doctype}<html${all.lang}><head>${head}</head><body>${shell ?? body}</body></html>`;
}
