import { appleTouchIcon } from '@/lib/audit/checks/content/apple-touch-icon';
import { charset } from '@/lib/audit/checks/content/charset';
import { doctype } from '@/lib/audit/checks/content/doctype';
import { favicon } from '@/lib/audit/checks/content/favicon';
import { htmlHasLang } from '@/lib/audit/checks/content/html-has-lang';
import { htmlLangValid } from '@/lib/audit/checks/content/html-lang-valid';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, failed, pageUrl, type VisitParts } from '@/tests/support/visit';

const root = (attributes: string): VisitParts => ({
  html: `<!doctype html><html ${attributes}><title>x</title></html>`,
});
const head = (markup: string): VisitParts => ({ html: `<!doctype html><html><head>${markup}</head></html>` });

describeCheck(htmlHasLang, {
  broken: {
    none: [root(''), 'missing'],
    'an empty one': [root('lang=""'), 'missing'],
    'a blank one': [root('lang=" "'), 'missing'],
    'one for XML only': [root('xml:lang="en"'), 'missing'],
    'no root at all': [{ html: 'Hi' }, 'missing'],
    'one on the body': [{ html: '<body lang="en">Hi' }, 'missing'],
  },
  fine: { 'a language': root('lang="en"'), 'language and country': root('lang="en-AU"') },
  'looks broken but is fine': { 'LANG in capitals': root('LANG="EN"') },
});

describeCheck(htmlLangValid, {
  broken: {
    'a name': [root('lang="english"'), 'unknown'],
    'an underscore': [root('lang="en_AU"'), 'unknown'],
    'letters that are no language': [root('lang="xx"'), 'unknown'],
    'a code of the wrong list': [root('lang="eng"'), 'unknown'],
    'a wrong one for XML': [root('lang="en" xml:lang="foo"'), 'unknown'],
  },
  fine: { English: root('lang="en"'), Persian: root('lang="fa-IR"') },
  'looks broken but is fine': {
    'a script between language and country': root('lang="zh-Hant-TW"'),
    'a language of three letters': root('lang="yue"'),
    'a country that doesn’t exist, which browsers ignore': root('lang="en-UK"'),
    'capitals and spaces': root('lang=" EN-au "'),
    'a language that ICU has no name for': root('lang="aam"'),
  },
  'has nothing to judge': { none: [root(''), 'not-applicable'] },
});

describeCheck(doctype, {
  broken: {
    none: [{ html: '<html><title>x</title></html>' }, 'missing'],
    'one after something else': [{ html: 'Notice: x<!doctype html><html></html>' }, 'missing'],
    'HTML 3': [{ html: '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><html></html>' }, 'quirks'],
    'another name': [{ html: '<!doctype htm><html></html>' }, 'quirks'],
    'XHTML Transitional': [
      {
        html: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html></html>',
      },
      'limited-quirks',
    ],
  },
  fine: { 'today’s': { html: '<!doctype html><html></html>' } },
  'looks broken but is fine': {
    capitals: { html: '<!DOCTYPE HTML><html></html>' },
    'a comment before it': { html: '<!-- hi --><!doctype html><html></html>' },
    'the address for old tools': { html: '<!DOCTYPE html SYSTEM "about:legacy-compat"><html></html>' },
    'strict HTML 4': {
      html: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html></html>',
    },
  },
});

const plain = { headers: { 'content-type': 'text/html' } };

describeCheck(charset, {
  broken: {
    none: [{ ...head('<title>x</title>'), ...plain }, 'missing'],
    'one behind a long comment': [
      { ...head(`<!-- ${'x'.repeat(1100)} --><meta charset="utf-8">`), ...plain },
      'late',
    ],
    'another one in the header': [
      {
        ...head('<meta charset="koi8-r"><title>é</title>'),
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
      'contradiction',
    ],
    'letters that got lost': [head('<title>Caf\ufffd</title>'), 'broken'],
  },
  fine: {
    'one in the head': { ...head('<meta charset="utf-8">'), ...plain },
    'one in the header': head('<title>x</title>'),
  },
  'looks broken but is fine': {
    'the long form': {
      ...head('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
      ...plain,
    },
    'a lost letter that nobody sees': head('<script>s.includes("\ufffd")</script><title>x</title>'),
    'a byte order mark': { html: '\ufeff<!doctype html><title>x</title>', ...plain },
  },
});

const iconUrl = new URL('/favicon.ico', pageUrl).href;
const html = { headers: [['content-type', 'text/html']] } as const;

describeCheck(favicon, {
  broken: {
    none: [{ site: { favicon: answered(iconUrl, 404) } }, 'missing'],
    'a page in its place': [{ site: { favicon: answered(iconUrl, 200, html) } }, 'missing'],
    'one without an address': [
      { ...head('<link rel="icon">'), site: { favicon: answered(iconUrl, 404) } },
      'missing',
    ],
  },
  fine: {
    'one in the head': head('<link rel="icon" href="/i.svg">'),
    'one at the usual place': { site: { favicon: answered(iconUrl) } },
  },
  'looks broken but is fine': { 'the old name': head('<link rel="SHORTCUT ICON" href="/i.ico">') },
  'has nothing to judge': {
    'no time to ask': [{}, 'not-measured'],
    'a server that didn’t answer': [{ site: { favicon: failed(iconUrl, 'timeout') } }, 'not-measured'],
  },
});

describeCheck(appleTouchIcon, {
  broken: { none: [head('<link rel="icon" href="/i.svg">'), 'missing'] },
  fine: { 'one in the head': head('<link rel="apple-touch-icon" sizes="180x180" href="/a.png">') },
  'looks broken but is fine': {
    'the old name': head('<link rel="apple-touch-icon-precomposed" href="/a.png">'),
  },
});
