import {
  descriptionLength,
  descriptionMultiple,
  metaDescription,
} from '@/lib/audit/checks/content/descriptions';
import {
  documentTitle,
  titleH1Duplicate,
  titleIsDefault,
  titleLength,
  titleMultiple,
} from '@/lib/audit/checks/content/titles';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit, type VisitParts } from '@/tests/support/visit';

const head = (markup: string, body = '<p>Hi</p>'): VisitParts => ({
  html: `<!doctype html><html lang="en"><head>${markup}</head><body>${body}</body></html>`,
});
const title = (text: string, body?: string) => head(`<title>${text}</title>`, body);
const description = (text: string) => head(`<title>x</title><meta name="description" content="${text}">`);

describeCheck(documentTitle, {
  broken: {
    'no title': [head(''), 'missing'],
    'a picture’s title only': [head('', '<svg><title>Logo</title></svg>'), 'missing'],
    'a title for readers without scripts only': [head('<noscript><title>x</title></noscript>'), 'missing'],
    'an empty title': [title(''), 'blank'],
    'a title of spaces': [title(' &nbsp;\n '), 'blank'],
    'a first title that is empty': [head('<title></title><title>Real</title>'), 'blank'],
  },
  fine: { 'a title': title('Hot water repairs in Southport') },
  'looks broken but is fine': {
    'a title in the body': { html: '<body><p>Hi</p><title>Late but there</title></body>' },
    'TITLE in capitals': head('<TITLE>Hi</TITLE>'),
    'a picture’s title before it': { html: '<body><svg><title>Logo</title></svg><title>Page</title></body>' },
  },
});

describeCheck(titleLength, {
  broken: {
    'one word': [title('Plumbing'), 'short'],
    'two words': [title('Smith Plumbing'), 'short'],
    'sixty-four letters of ordinary width': [
      title('Hot water repairs in Southport and Nerang - Smith Plumbing today'),
      'long',
    ],
    'fewer but wide letters': [title('WWW '.repeat(10).trim()), 'long'],
    'forty Chinese characters': [title('水管维修服务'.repeat(7)), 'long'],
  },
  fine: {
    'three words': title('Plumbing in Southport'),
    'sixty letters': title('Hot water repairs in Southport and Nerang - Smith Plumbing i'),
  },
  'looks broken but is fine': {
    'Japanese, which has no spaces': title('ゴールドコーストの給湯器修理'),
    'ninety narrow letters': title('il '.repeat(30)),
    accents: title('Réparation de chauffe-eau à Montréal, dès aujourd’hui'),
  },
  'has nothing to judge': {
    'no title': [head(''), 'not-applicable'],
    'a blank one': [title(' '), 'not-applicable'],
    'a default, which is replaced as a whole': [title('Home'), 'not-applicable'],
  },
});

describeCheck(titleMultiple, {
  broken: { 'two titles in the head': [head('<title>One</title><title>Two</title>'), 'several'] },
  fine: { 'one title': title('One') },
  'looks broken but is fine': {
    'titles of pictures': title('One', '<svg><title>Logo</title></svg><svg><title>Van</title></svg>'),
    'a title inside a script': head('<title>One</title><script>"<title>Two</title>"</script>'),
    'a title in a comment': head('<title>One</title><!-- <title>Two</title> -->'),
  },
});

describeCheck(titleIsDefault, {
  broken: {
    Home: [title('Home'), 'default'],
    'Untitled Document': [title(' untitled  document '), 'default'],
    'the tagline of WordPress': [title('Smith &#8211; Just another WordPress site'), 'default'],
    'a framework’s': [title('React App'), 'default'],
    'a server’s': [title('Welcome to nginx!'), 'default'],
    'a folder’s': [title('Index of /images'), 'default'],
    'a builder’s with its number': [title('Home | My Site 1'), 'default'],
    'a builder’s page with its number': [title('Elementor #42'), 'default'],
    'a builder’s on a page of its own': [title('About | My Site'), 'default'],
    'a builder’s in Bulgarian': [title('Начало | Моят сайт'), 'default'],
    'a front page in Polish': [title('Strona główna'), 'default'],
    ...Object.fromEntries(
      [
        'Startseite - meine-seite',
        'Mysite-1',
        'Home – My WordPress',
        'Página de inicio | Mi sitio web',
        'Início - O meu site',
        'Nowa strona 2 – Moja firma',
        'Начало » Моята фирма',
        'خانه | سایت من',
        'ホーム｜マイサイト',
        '首页 - 我的网站',
        'Contact — Your Site Title',
        'Welcome to My Website!',
        'Home | Drupal',
      ].map((text): [string, [VisitParts, 'default']] => [
        `as builders write it: ${text}`,
        [title(text), 'default'],
      ]),
    ),
  },
  fine: { 'a title of its own': title('Plumber in Southport') },
  'looks broken but is fine': {
    'a title that begins like one': title('Home renovations in Southport'),
    'a title that names the front page first': title('Home | Smith Plumbing'),
    'a title that names a page first': title('Contact | Smith Plumbing'),
    ...Object.fromEntries(
      [
        'Startseite - Meine Seiten-Druckerei',
        'Home – WordPress help in Nerang',
        'About | Contact | Smith',
        'Moja firma kominiarska – Kraków',
        'ホーム｜会社名鑑の月社',
        'Home & Co – Site 12',
        'Tienda | Servicios',
      ].map((text) => [`a title of its own that resembles one: ${text}`, title(text)]),
    ),
  },
  'has nothing to judge': { 'no title': [head(''), 'not-applicable'] },
});

describeCheck(titleH1Duplicate, {
  broken: {
    'the very same words': [title('Hot water repairs', '<h1>Hot water repairs</h1>'), 'same'],
    'the same but for signs and capitals': [
      title('Hot Water Repairs!', '<h1>hot  water – repairs</h1>'),
      'same',
    ],
  },
  fine: { 'different words': title('Hot water repairs in Southport', '<h1>Cold shower? Not today</h1>') },
  'looks broken but is fine': {
    'the headline with the name after it': title('Hot water repairs | Smith', '<h1>Hot water repairs</h1>'),
  },
  'has nothing to judge': {
    'a picture as headline': [title('Smith', '<h1><img src="a.png" alt="Smith"></h1>'), 'not-applicable'],
  },
});

describeCheck(metaDescription, {
  broken: {
    none: [head('<title>x</title>'), 'missing'],
    'one for social networks only': [head('<meta property="og:description" content="x">'), 'missing'],
    'one that is called so by property': [head('<meta property="description" content="x">'), 'missing'],
    'one in the body': [
      { html: '<title>x</title><body><p>Hi<meta name="description" content="x">' },
      'missing',
    ],
    'a blank one': [description(' '), 'blank'],
    'one without content': [head('<meta name="description">'), 'blank'],
    'a blank one before a real one': [
      head('<meta name="description" content=""><meta name="description" content="x">'),
      'blank',
    ],
  },
  fine: { 'a description': description('We repair hot water.') },
  'looks broken but is fine': { 'its name in capitals': head('<META NAME="Description" CONTENT="x">') },
});

const sentence = (length: number) =>
  'Hot water repaired today in Southport. '
    .repeat(9)
    .slice(0, length - 1)
    .concat('.');

describeCheck(descriptionLength, {
  broken: {
    'sixty-nine letters': [description(sentence(69)), 'short'],
    'a hundred and sixty-one': [description(sentence(161)), 'long'],
  },
  fine: { seventy: description(sentence(70)), 'a hundred and sixty': description(sentence(160)) },
  'looks broken but is fine': {
    'forty Japanese characters, which fill the room of eighty': description(
      '給湯器の修理を当日に行います。'.repeat(3).slice(0, 40),
    ),
    'line breaks and runs of spaces': description(sentence(150).replaceAll(' ', '\n     ')),
  },
  'has nothing to judge': {
    none: [head(''), 'not-applicable'],
    'a blank one': [description(''), 'not-applicable'],
  },
});

describeCheck(descriptionMultiple, {
  broken: {
    two: [head('<meta name="description" content="a"><meta name="DESCRIPTION" content="b">'), 'several'],
  },
  fine: { one: description('a') },
  'looks broken but is fine': {
    'those of social networks': head(
      '<meta name="description" content="a"><meta property="og:description" content="a"><meta name="twitter:description" content="a">',
    ),
  },
});

it('a default title is told once, and costs the weight of both questions', () => {
  const { facts } = judgeVisit(createVisit(title('Home')));
  const told = facts.findings.filter(({ id }) => id === 'title-is-default' || id === 'title-length');
  expect(told.map(({ id, outcome, isBlocked }) => [id, outcome.status, isBlocked])).toEqual([
    ['title-length', 'not-applicable', true],
    ['title-is-default', 'failed', false],
  ]);
});
