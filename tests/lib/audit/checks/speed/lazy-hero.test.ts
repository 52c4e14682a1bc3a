import { lazyHero } from '@/lib/audit/checks/speed/lazy-hero';
import { describeCheck } from '@/tests/support/describe-check';

const page = (body: string) => ({ html: `<!doctype html><html lang="en"><body>${body}</body></html>` });
const picture = (more: string) => `<img src="a.jpg" alt="A" width="1200" height="600" ${more}>`;

describeCheck(lazyHero, {
  broken: {
    'the first large picture waits': [page(`<h1>A</h1>${picture('loading="lazy"')}`), 'lazy'],
    'after a logo that doesn’t': [
      page(`<img src="logo.png" alt="" width="120">${picture('loading=" LAZY "')}`),
      'lazy',
    ],
    'below a headline and its sentences': [
      page(`<h1>A</h1><p>${'Fresh every day. '.repeat(20)}</p>${picture('loading="lazy"')}`),
      'lazy',
    ],
    'above a headline of its own': [
      page(`<h3>Since 1990</h3>${picture('loading="lazy"')}<h1>A</h1>`),
      'lazy',
    ],
  },
  fine: {
    'it comes at once': page(picture('')),
    'it comes first': page(picture('fetchpriority="high" loading="eager"')),
  },
  'looks broken but is fine': {
    'the second waits': page(picture('') + picture('loading="lazy"')),
    'a large picture beside a small one that waits': page(
      `<img src="i.png" width="40" loading="lazy">${picture('')}`,
    ),
  },
  'has nothing to judge': {
    'no picture': [page('<p>Hello'), 'not-applicable'],
    'a large logo': [
      page('<h1>A</h1><img src="wide-logo.png" alt="A" width="1364" loading="lazy">'),
      'not-applicable',
    ],
    'a picture somewhere on a page without headlines': [
      page(`${'<img src="i.png" width="40">'.repeat(3)}${picture('loading="lazy"')}`),
      'not-applicable',
    ],
    'a picture after more text than a screen shows': [
      page(
        `<h1>A</h1>${'<p>We bake every morning, and our bread is sold out by noon on most days.</p>'.repeat(20)}${picture('loading="lazy"')}`,
      ),
      'not-applicable',
    ],
    'a picture of a card': [page(`<h1>A</h1><h3>B</h3>${picture('loading="lazy"')}`), 'not-applicable'],
    'a picture after one whose size is unknown': [
      page(`<h1>A</h1><img src="hero.jpg" alt="">${picture('loading="lazy"')}`),
      'not-applicable',
    ],
    'a picture for browsers without scripts': [
      page(`<h1>A</h1><noscript>${picture('loading="lazy"')}</noscript>`),
      'not-applicable',
    ],
    'a picture further down': [page(`<h1>A</h1><h2>B</h2>${picture('loading="lazy"')}`), 'not-applicable'],
    'pictures whose size is not stated': [page('<img src="a.jpg" loading="lazy">'), 'not-applicable'],
    'one in the footer': [page(`<footer>${picture('loading="lazy"')}</footer>`), 'not-applicable'],
  },
});
