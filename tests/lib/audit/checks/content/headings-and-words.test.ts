import { contentLength } from '@/lib/audit/checks/content/content-length';
import { h1Multiple } from '@/lib/audit/checks/content/h1-multiple';
import { h1Present } from '@/lib/audit/checks/content/h1-present';
import { headingOrder } from '@/lib/audit/checks/content/heading-order';
import { placeholderText } from '@/lib/audit/checks/content/placeholder-text';
import { describeCheck } from '@/tests/support/describe-check';
import type { VisitParts } from '@/tests/support/visit';

const body = (markup: string, title = 'x'): VisitParts => ({
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${markup}</body></html>`,
});
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describeCheck(h1Present, {
  broken: {
    none: [body('<h2>Hi</h2>'), 'missing'],
    'an empty one': [body('<h1> <span></span></h1>'), 'empty'],
    'a picture without a text': [body('<h1><img src="logo.png"></h1>'), 'empty'],
    'a picture with an empty text': [body('<h1><img src="logo.png" alt=""></h1>'), 'empty'],
    'a hidden one': [body('<h1 style="display:none">Hi</h1>'), 'hidden'],
  },
  fine: { 'a headline': body('<h1>Hi</h1>') },
  'looks broken but is fine': {
    'an empty one before a real one': body('<h1></h1><h1>Real</h1>'),
    'a logo with a text': body('<h1><a href="/"><img src="logo.png" alt="Smith Plumbing"></a></h1>'),
    'a drawing with a title': body('<h1><svg><title>Smith Plumbing</title></svg></h1>'),
    'a hidden one before one that shows': body('<h1 hidden>a</h1><h1>b</h1>'),
  },
});

describeCheck(h1Multiple, {
  broken: { two: [body('<h1>a</h1><h1>b</h1>'), 'several'] },
  fine: { one: body('<h1>a</h1>') },
  'looks broken but is fine': {
    'an empty one beside it': body('<h1></h1><h1>b</h1>'),
    'one for small screens that is hidden': body('<h1>a</h1><div aria-hidden="true"><h1>a</h1></div>'),
    'one in a comment': body('<h1>a</h1><!-- <h1>b</h1> -->'),
  },
});

describeCheck(headingOrder, {
  broken: {
    'from the first to the third': [body('<h1>a</h1><h3>b</h3>'), 'skipped'],
    'a stated level': [body('<h2>a</h2><h2 aria-level="4">b</h2>'), 'skipped'],
  },
  fine: {
    'one after the other': body('<h1>a</h1><h2>b</h2><h3>c</h3>'),
    'back up by several levels': body('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h2>e</h2>'),
  },
  'looks broken but is fine': {
    'a first headline that isn’t the highest': body('<h3>a</h3><h4>b</h4><h1>c</h1>'),
    'a hidden one': body('<h1>a</h1><h4 hidden>b</h4><h2>c</h2>'),
    'what only looks like a headline': body('<h1>a</h1><h5 role="presentation">b</h5>'),
  },
  'has nothing to judge': { 'no headline': [body('<p>a</p>'), 'not-applicable'] },
});

describeCheck(contentLength, {
  broken: {
    'a hundred and ninety-nine words': [body(words(199)), 'thin'],
    'words that stand only in menus, head and foot': [
      body(`<header>${words(90)}</header><nav>${words(90)}</nav><footer>${words(90)}</footer>${words(20)}`),
      'thin',
    ],
    'words that nobody sees': [
      body(`<div hidden>${words(300)}</div><script>${'a '.repeat(300)}</script>`),
      'thin',
    ],
  },
  fine: { 'two hundred words': body(words(200)) },
  'looks broken but is fine': {
    'a language without spaces': {
      html: `<html lang="ja"><title>x</title><body>${'給湯器の修理を当日に行います。'.repeat(40)}`,
    },
  },
});

describeCheck(placeholderText, {
  broken: {
    'Latin filler': [body('<p>Lorem ipsum dolor sit amet, consectetur</p>'), 'lorem'],
    'a sample address': [body('<p>Write to your@email.com</p>'), 'address'],
    'a sample address that is also an example': [
      body('<code>you@example.com</code> Write to you@example.com'),
      'address',
    ],
    'a mail link to nobody': [body('<a href="mailto:info@example.com">Mail</a>'), 'address'],
    'a link to the sample site': [body('<a href="https://www.example.com/">Our shop</a>'), 'address'],
    'a headline that announces': [body(`<h1>Coming soon!</h1>${words(300)}`), 'coming-soon'],
    'a title that announces': [body(words(300), 'Smith – Under Construction'), 'coming-soon'],
    'a page with two words': [body('<h1>Smith Plumbing</h1><p>Coming soon</p>'), 'coming-soon'],
    'a page with nothing else': [body('<p>Our new site is coming soon.</p>'), 'coming-soon'],
  },
  fine: { 'words of its own': body('<p>We repair hot water.</p>') },
  'looks broken but is fine': {
    'tyres that are coming': body('<h1>Winter tyres coming soon</h1><p>Call us for a price.</p>'),
    'a headline about tyres, in capitals': body('<h1>Winter Tyres Coming Soon!</h1>'),
    'news of a shop': body(`${words(300)}<p>The new model is coming soon.</p>`),
    'a hint in an input': body('<input type="email" placeholder="you@example.com">'),
    'a sample address among lines to copy': body('<pre><code>rua=mailto:dmarc@example.com</code></pre>'),
    'a word about filler': body('<p>What is lorem ipsum?</p>'),
    'an address that only begins so': body('<p>jo@example.com.au</p><a href="https://example.com.au">x</a>'),
    'the sample site itself': {
      ...body('<a href="https://example.com/a">a</a>'),
      url: 'https://example.com/',
    },
  },
});
