import { expect, test } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { postIds, postPath } from '@/lib/site/pages';
import { validateJsonLd } from '@/tests/support/validate-json-ld';
import { findEntities, type Thing } from '../support/find-entities';
import { numbersIn } from '../support/numbers-in';
import { collectFaults, indexablePaths, type WalkedPage, walk } from '../support/site-walk';

const tools = [
  '/seo-checker',
  '/seo-audit',
  '/business-growth',
  '/smart-personalization',
  '/ai-recommendations',
  '/weather',
];
const postPaths = postIds.map(postPath);

function things(page: WalkedPage, type: string): Thing[] {
  return [...findEntities(page.jsonLd)].filter((thing) => thing['@type'] === type);
}

/** The only node of a type on a page. */
function thing(page: WalkedPage, type: string): Thing {
  const found = things(page, type);
  return found.length === 1 ? (found[0] ?? {}) : {};
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value && '@id' in value ? value['@id'] : value;

test('the structured data of every page is one graph in which nothing dangles', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL, indexablePaths), ({ jsonLd }) =>
    jsonLd.length === 1 ? validateJsonLd(jsonLd[0]) : `${jsonLd.length} blocks`,
  );
  expect(faults).toEqual([]);
});

test('every page contains the firm’s name, place and opening hours [META-07]', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL, indexablePaths), (page) => {
    const firm = thing(page, 'ProfessionalService');
    const company = thing(page, 'Organization');
    const wanted = [
      'name',
      'telephone',
      'email',
      'address',
      'geo',
      'openingHoursSpecification',
      'areaServed',
      'sameAs',
    ];
    return [
      ...wanted.filter((key) => !firm[key]).map((key) => `no ${key}`),
      ...(firm.foundingDate === '2009' && company.foundingDate === '2012' ? [] : ['founded at another time']),
      ...(idOf(firm.parentOrganization) === company['@id'] ? [] : ['the company is not its parent']),
      // With the country's code, which the page's visitors hardly need.
      ...(page.text.includes(String(firm.telephone).replace(/^\+61 /, ''))
        ? []
        : ['its phone is not on the page']),
      ...(page.text.includes(String(firm.email)) ? [] : ['its e-mail address is not on the page']),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page says what it is, in its own language', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL, indexablePaths), (page) => {
    const [self] = [...findEntities(page.jsonLd)].filter((one) => String(one['@id']).endsWith('#page'));
    const site = thing(page, 'WebSite');
    const picture = [...findEntities(page.jsonLd)].find(
      (one) => one['@id'] === idOf(self?.primaryImageOfPage) && one.url,
    );
    return [
      ...(self?.name === page.title ? [] : [`it is called ${self?.name}`]),
      ...([self?.description].flat().join() === page.meta('description').join()
        ? []
        : ['another description']),
      ...(self?.inLanguage === page.lang && site.inLanguage === page.lang ? [] : ['another language']),
      ...(picture?.url === page.meta('og:image')[0] ? [] : [`another picture: ${picture?.url}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page but the first says how one gets to it [META-09]', async ({ baseURL }) => {
  const pages = await walk(
    baseURL,
    indexablePaths.filter((path) => path !== '/'),
  );
  const faults = collectFaults(pages, (page) => {
    const { itemListElement = [] } = thing(page, 'BreadcrumbList');
    const steps = [itemListElement]
      .flat()
      .map((step) => (typeof step === 'object' && step ? { ...step } : {}));
    const addresses = steps.map((step) => ('item' in step ? new URL(String(step.item)).pathname : ''));
    const home = page.locale === 'en' ? '/' : `/${page.locale}`;
    const blog = page.path.startsWith('/blog/') ? [`${home}/blog`.replace('//', '/')] : [];
    const wanted = [home, ...blog, page.address];
    return addresses.join(' > ') === wanted.join(' > ') ? undefined : addresses.join(' > ');
  });
  expect(faults).toEqual([]);
});

test('the pages about services contain each service with its price in AUD [META-08]', async ({ baseURL }) => {
  const pages = await walk(baseURL, ['/services', '/products', '/seo-services']);
  const services: Record<string, number> = { '/services': 10, '/products': 1, '/seo-services': 4 };
  const offers: Record<string, number> = { '/services': 14, '/products': 5, '/seo-services': 4 };
  const faults = collectFaults(pages, (page) => [
    ...(things(page, 'Service').length === services[page.path]
      ? []
      : [`${things(page, 'Service').length} services`]),
    ...(things(page, 'Offer').length === offers[page.path] ? [] : [`${things(page, 'Offer').length} offers`]),
    ...things(page, 'Offer').flatMap(({ price, priceCurrency }) =>
      price === undefined || priceCurrency === 'AUD' ? [] : [`${price} in ${priceCurrency}`],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('every price in structured data can be read on its page', async ({ baseURL }) => {
  const pages = await walk(baseURL, ['/services', '/products', '/seo-services']);
  const priced = pages.flatMap((page) => things(page, 'Offer').filter(({ price }) => Number(price) > 0));
  expect(priced).toHaveLength(15 * localeCodes.length);
  const faults = collectFaults(pages, (page) => {
    const read = numbersIn(page.text);
    const prices = things(page, 'Offer').flatMap(({ price }) => (price === undefined ? [] : [Number(price)]));
    return prices.filter((price) => !read.has(price)).map((price) => `${price} is not on the page`);
  });
  expect(faults).toEqual([]);
});

test('pages with questions and answers contain them word for word as shown [META-10]', async ({
  baseURL,
}) => {
  const counts: Record<string, number> = { '/faq': 18, '/seo-services': 4 };
  const faults = collectFaults(await walk(baseURL, Object.keys(counts)), (page) => {
    const questions = things(page, 'Question');
    const answers = things(page, 'Answer');
    const said = [...questions.map(({ name }) => String(name)), ...answers.map(({ text }) => String(text))];
    return [
      ...(things(page, 'FAQPage').length === 1 && questions.length === counts[page.path]
        ? []
        : [`${questions.length}`]),
      ...(answers.length === questions.length ? [] : ['a question has no answer']),
      ...said.filter((words) => !page.text.includes(words.replace(/\s+/g, ' ').trim())),
    ];
  });
  expect(faults).toEqual([]);
});

test('an article contains its author, day, language and picture', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL, postPaths), (page) => {
    const post = thing(page, 'BlogPosting');
    // The sample authors are no persons to machines: the firm stands for them.
    const persons = things(page, 'Person');
    return [
      ...(post.headline === page.headings[0] ? [] : [`headline ${post.headline}`]),
      ...persons.map(({ name }) => `person ${name}`),
      ...(/\/#business$/.test(String(idOf(post.author))) ? [] : [`author ${JSON.stringify(post.author)}`]),
      ...(page.html.includes(`dateTime="${String(post.datePublished).slice(0, 10)}"`) ? [] : ['another day']),
      ...(page.meta('article:published_time')[0] === post.datePublished ? [] : ['another day in Open Graph']),
      ...(page.html.includes(`dateTime="${String(post.dateModified).slice(0, 10)}"`)
        ? []
        : ['another change']),
      ...(page.meta('article:modified_time')[0] === post.dateModified
        ? []
        : ['another change in Open Graph']),
      ...(post.inLanguage === locales[page.locale].hrefLang ? [] : [`written in ${post.inLanguage}`]),
      ...(idOf(post.image) ? [] : ['no picture']),
    ];
  });
  expect(faults).toEqual([]);
});

test('each tool is an application that costs nothing', async ({ baseURL }) => {
  const faults = collectFaults(await walk(baseURL, tools), (page) => {
    const { name, offers, inLanguage } = thing(page, 'WebApplication');
    const [offer] = [...findEntities([offers])];
    return name === page.title &&
      inLanguage === page.lang &&
      offer?.price === 0 &&
      offer.priceCurrency === 'AUD'
      ? undefined
      : `${name} for ${offer?.price} ${offer?.priceCurrency}`;
  });
  expect(faults).toEqual([]);
});
