import { contentLength } from '@/lib/audit/checks/content/content-length';
import { h1Multiple, h1Present, headingOrder } from '@/lib/audit/checks/content/headings';
import { placeholderText } from '@/lib/audit/checks/content/placeholder-text';
import { stale } from '@/lib/audit/checks/content/stale';
import { textLanguage } from '@/lib/audit/checks/content/text-language';
import { findTextLanguage } from '@/lib/audit/facts/page/find-text-language';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit, type VisitParts } from '@/tests/support/visit';

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
    'a builder’s sentence': [
      body('<p>I’m a paragraph. Click here to add your own text and edit me.</p>'),
      'template',
    ],
    'a builder’s sentence in another language': [
      body('<p>Párrafo. Haz clic aquí para agregar tu propio texto y editar.</p>'),
      'template',
    ],
    'a builder’s sentence with a curly apostrophe': [
      body('<p>What’s something exciting your business offers? Say it here.</p>'),
      'template',
    ],
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
    'a builder’s sentence among lines to copy': body(
      '<pre><code>Click here to add your own text</code></pre>',
    ),
    'what a form says once it is sent': body(
      '<div style="display:none">This is some text inside of a div block.</div>',
    ),
    'a sentence that begins like a builder’s': body('<p>It all begins with an idea: a tree house.</p>'),
    'an address that only begins so': body('<p>jo@example.com.au</p><a href="https://example.com.au">x</a>'),
    'the sample site itself': {
      ...body('<a href="https://example.com/a">a</a>'),
      url: 'https://example.com/',
    },
  },
});

const german =
  'Wir reparieren die Bremsen von Autos und Lieferwagen in unserer Werkstatt. Sie bringen das Auto am Morgen zu uns und holen es am Abend wieder ab. ';
const english =
  'We repair the brakes of cars and vans in our workshop. You bring the car to us in the morning, and we have it ready for you in the evening. ';
const japanese = '私たちは車のブレーキを修理しています。朝に車をお預かりし、夕方にお返しします。';
const spanish =
  'Cada mañana horneamos pan en nuestro obrador y servimos desayunos con café recién molido. También puedes encargar tu tarta por teléfono o en la tienda. ';
const polish =
  'Naprawiamy krany i rury, a także montujemy łazienki w całym mieście. Wycena jest bezpłatna, a cenę podajemy przed rozpoczęciem pracy. ';
const chinese = '我們每天早上為您準備新鮮的麵包和咖啡，歡迎您來店裡品嚐，也可以打電話預訂生日蛋糕。';
const bulgarian = 'Боядисване, шпакловка, ремонт, ъгли, фаянс, паркет, пердета, сглобяване. ';
const written = (lang: string, text: string, main = '') => ({
  html: `<!doctype html><html lang="${lang}"><title>Olsen</title><body><main ${main}><h1>Olsen</h1><p>${text.repeat(6)}</main>`,
});

describeCheck(textLanguage, {
  broken: {
    'a German page that a template calls English': [written('en-AU', german), 'differs'],
    'an English page that says German': [written('de', english), 'differs'],
    'a Japanese page that says English': [written('en', japanese), 'differs'],
    'an English page that says Persian': [written('fa', english), 'differs'],
    'a Spanish page that says Portuguese': [written('pt', spanish), 'differs'],
    'a Polish page that says English': [written('en', polish), 'differs'],
    'a Chinese page that says Japanese': [written('ja', chinese), 'differs'],
    'a Bulgarian list that says English': [written('en', bulgarian), 'differs'],
  },
  fine: { 'a German page': written('de-AT', german), 'a Japanese page': written('ja', japanese) },
  'looks broken but is fine': {
    'a main part that states its own language': written('en', german, 'lang="de"'),
    'a Japanese list without syllables': written(
      'ja',
      '月島駅前歯科医院、診療時間、午前九時、午後六時、土曜日休診。'.repeat(12),
    ),
    'a Spanish page': written('es', spanish),
    'English with a German name in each sentence': written('en', `Bäckerei Müller und Söhne: ${english}`),
  },
  'has nothing to judge': {
    'a language that we don’t know, in the same letters': [written('da', english), 'not-applicable'],
    'a Ukrainian page': [
      written('uk', 'Ми готуємо сніданки та обіди щодня, і працюємо без вихідних. '.repeat(8)),
      'not-applicable',
    ],
    'only a few words': [{ html: `<html lang="de"><p>${english}` }, 'not-applicable'],
  },
});

it('a Persian page that says English is told that its text is Persian', () => {
  const text = 'گل‌های ما هر روز صبح از گلخانه‌های پیرامون شهر می‌رسد. '.repeat(9);
  const { page } = createVisit({ html: `<html lang="en"><p>${text}` });
  expect(page.html && findTextLanguage(page.html, 'en')).toBe('fa');
  expect(page.html && findTextLanguage(page.html, 'fa')).toBe('fa');
});

const front = 'https://www.smith-plumbing.example/';
const ended = (line: string) => ({ html: `<html lang="en"><p>Plumber</p><footer>${line}</footer>` });
const event = (...ends: string[]) => ({
  url: front,
  html: `<script type="application/ld+json">${JSON.stringify(ends.map((endDate) => ({ '@context': 'https://schema.org', '@type': 'MusicEvent', name: 'Gig', endDate })))}</script><p>Gigs`,
});

describeCheck(stale, {
  broken: {
    'a copyright line of years ago': [ended('© 2009–2021 Smith'), 'copyright'],
    'a front page whose events are over': [event('2025-03-01', '2026-11-02T20:00'), 'events'],
  },
  fine: {
    'last year’s copyright line': ended('Copyright 2025 Smith'),
    'a range up to this year': ended('© 2009 - 2026 Smith'),
    'an event to come': event('2025-03-01', '2026-12-24'),
  },
  'looks broken but is fine': { 'an old photo above the current line': ended('© 2012 J. Lee. © 2026 Smith') },
  'has nothing to judge': {
    'no copyright line': [ended('Since 2009'), 'not-applicable'],
    'an archive of events': [{ ...event('2020-01-01'), url: `${front}past` }, 'not-applicable'],
  },
});
