import { crawlableAnchors } from '@/lib/audit/checks/links/crawlable-anchors';
import { linkName } from '@/lib/audit/checks/links/link-name';
import { linkText } from '@/lib/audit/checks/links/link-text';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit, pageUrl, type VisitParts } from '@/tests/support/visit';

const body = (markup: string, lang = 'lang="en"'): VisitParts => ({
  html: `<!doctype html><html ${lang}><head><title>x</title></head><body>${markup}</body></html>`,
});
const link = (text: string, lang?: string) => body(`<a href="/prices">${text}</a>`, lang);

describeCheck(linkText, {
  broken: {
    'click here': [link('Click here'), 'generic'],
    'spaces and capitals': [link('\n  READ   More '), 'generic'],
    'another site': [body('<a href="https://other.example/">here</a>'), 'generic'],
    'a telephone number': [body('<a href="tel:+61755550123">here</a>'), 'generic'],
    'words that only aria-label completes': [
      body('<a href="/prices" aria-label="Read more about prices">Read more</a>'),
      'generic',
    ],
    'a part of the same page’s site with another query': [body('<a href="?page=2">more</a>'), 'generic'],
    'German on a German page': [link('Mehr erfahren', 'lang="de-AT"'), 'generic'],
    'German in a German part': [body('<p lang="de"><a href="/x">hier</a></p>'), 'generic'],
    'any language on a page that states none': [link('pincha aquí', ''), 'generic'],
    Spanish: [link('Leer más', 'lang="es"'), 'generic'],
    French: [link('En savoir plus', 'lang="fr"'), 'generic'],
    Portuguese: [link('Saiba mais', 'lang="pt-BR"'), 'generic'],
    Italian: [link('Clicca qui', 'lang="it"'), 'generic'],
    Dutch: [link('Lees meer', 'lang="nl"'), 'generic'],
    Polish: [link('Czytaj więcej', 'lang="pl"'), 'generic'],
    Bulgarian: [link('Прочети още', 'lang="bg"'), 'generic'],
    Japanese: [link('続きを読む', 'lang="ja"'), 'generic'],
    Chinese: [link('了解更多', 'lang="zh-Hans"'), 'generic'],
    Persian: [link('اطلاعات بیشتر', 'lang="fa"'), 'generic'],
    Korean: [link('자세히 보기', 'lang="ko"'), 'generic'],
    Russian: [link('Подробнее', 'lang="ru"'), 'generic'],
    Swedish: [link('Läs mer', 'lang="sv"'), 'generic'],
    Turkish: [link('Daha fazla', 'lang="tr"'), 'generic'],
  },
  fine: { 'words that say it': link('Our hot water prices') },
  'looks broken but is fine': {
    'generic words that go on': link('Read more about prices'),
    'words that are hidden from the eye only': link('Read more<span class="sr-only"> about prices</span>'),
    'generic words of another language': link('hier', 'lang="en"'),
    'a place on the same page': body(`<a href="${pageUrl}#prices">here</a><a href="/x">Prices</a>`),
    nofollow: body('<a href="/x" rel="noopener nofollow">here</a><a href="/y">Prices</a>'),
    'a script': body('<a href="javascript:go()">here</a><a href="/y">Prices</a>'),
    'a mail': body('<a href="mailto:jo@smith.example">click here</a><a href="/y">Prices</a>'),
    'a language that we have no list for': link('more', 'lang="cy"'),
    'a picture': link('<img src="a.png" alt="here">'),
  },
  'has nothing to judge': {
    'no links': [body('<p>Hi</p>'), 'not-applicable'],
    'links to the same page only': [body('<a href="#top">here</a>'), 'not-applicable'],
  },
});

describe('link-text', () => {
  it('shows the link with its target', () => {
    const outcome = linkText.run(createVisit(body('<main><a href="../prices">here</a></main>')));
    expect(outcome).toMatchObject({
      values: { text: 'here', target: 'https://www.smith-plumbing.example/prices' },
      evidence: [{ selector: expect.stringMatching(/a$/), url: 'https://www.smith-plumbing.example/prices' }],
    });
  });
});

describeCheck(crawlableAnchors, {
  broken: {
    'a script that does nothing': [body('<a href="javascript:void(0)">x</a>'), 'not-crawlable'],
    'any script, which Lighthouse lets pass': [
      body('<a href="javascript:openMenu()">x</a>'),
      'not-crawlable',
    ],
    'a script in capitals with spaces': [body('<a href=" JavaScript: void(0) ">x</a>'), 'not-crawlable'],
    'a file': [body('<a href="file:///C:/site/index.html">x</a>'), 'not-crawlable'],
    'no address': [body('<a href="http://">x</a>'), 'not-crawlable'],
    'no address but a target': [body('<a target="_blank">x</a>'), 'not-crawlable'],
    'no address but a relation': [body('<a rel="next">x</a>'), 'not-crawlable'],
    'no address but an inline listener': [body('<a onclick="go()">x</a>'), 'not-crawlable'],
    'a file, even with a name': [body('<a name="a" href="file:///x">x</a>'), 'not-crawlable'],
  },
  fine: { 'an address': body('<a href="/x">x</a>'), 'a place on the page': body('<a href="#x">x</a>') },
  'looks broken but is fine': {
    'the open page in a menu': body(
      '<a rel="home" target="_self" aria-current="page">Home</a><a href="/a">A</a>',
    ),
    'a mail': body('<a href="mailto:jo@smith.example">x</a>'),
    'a telephone number': body('<a href="tel:123">x</a>'),
    'a button in the clothes of a link': body('<a role="button" href="javascript:void(0)">x</a>'),
    'a place that links lead to, by id': body('<a id="top" onclick="go()"></a>'),
    'a place that links lead to, by name': body('<a name="top" target="_self"></a>'),
    'an anchor without anything': body('<a>x</a>'),
    'an anchor with a class only': body('<a class="x">x</a>'),
    'an empty address, which is this page': body('<a href="">x</a>'),
    'a link inside a drawing': body('<svg><a xlink:href="/x"><text>x</text></a></svg>'),
  },
  'has nothing to judge': { 'no links': [body('<p>Hi</p>'), 'not-applicable'] },
});

describeCheck(linkName, {
  broken: {
    'nothing in it': [body('<a href="/x"></a>'), 'nameless'],
    'an icon font': [body('<a href="/x"><i class="fa fa-facebook"></i></a>'), 'nameless'],
    'a picture without a text': [body('<a href="/x"><img src="a.png"></a>'), 'nameless'],
    'a picture with an empty text': [body('<a href="/x"><img src="a.png" alt=""></a>'), 'nameless'],
    'a drawing without a title': [body('<a href="/x"><svg><path d="M0"/></svg></a>'), 'nameless'],
    'words that are hidden from all': [body('<a href="/x"><span hidden>Home</span></a>'), 'nameless'],
    'blank labels': [body('<a href="/x" aria-label=" " title="">&nbsp;</a>'), 'nameless'],
  },
  fine: { words: body('<a href="/x">Home</a>') },
  'looks broken but is fine': {
    'a picture with a text': body('<a href="/x"><img src="a.png" alt="Home"></a>'),
    'a label': body('<a href="/x" aria-label="Home"><i></i></a>'),
    'a title': body('<a href="/x" title="Home"></a>'),
    'a drawing with a title': body('<a href="/x"><svg><title>Home</title></svg></a>'),
    'a label on something inside': body('<a href="/x"><svg aria-label="Home"></svg></a>'),
    'a label that stands elsewhere': body('<h2 id="h">Home</h2><a href="/x" aria-labelledby="h"></a>'),
    'an empty one that is hidden': body('<a href="/x" aria-hidden="true"></a><a href="/y">y</a>'),
    'no link': body('<a id="top"></a><a href="/y">y</a>'),
  },
  'has nothing to judge': { 'no links': [body('<p>Hi</p>'), 'not-applicable'] },
});
