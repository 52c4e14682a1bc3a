import { createTranslator } from 'next-intl';
import { companyFacts } from '@/lib/content/company-facts';
import { marketingPlans } from '@/lib/content/marketing-plans';
import { metaFacts } from '@/lib/content/meta-facts';
import { seoMonths } from '@/lib/content/seo-months';
import { benefitIds, findService, services } from '@/lib/content/services';
import { websitePackages, websiteWeeks } from '@/lib/content/website-packages';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { footerServices } from '@/lib/site/navigation';
import { readWords } from '@/tests/support/message-files';

const english = [...readWords('en')];

/** English words that match a pattern, as `key: match`. */
/** Without the options of forms, which are no claims of ours. */
function matches(pattern: RegExp): string[] {
  return english
    .filter(([key]) => !/[:.]options\./.test(key))
    .flatMap(([, words]) => [...words.matchAll(pattern)].map(([match]) => match));
}

describe('the services', () => {
  it('are exactly ten, with their ids in order [SERV-05]', () => {
    expect(services.map(({ id }) => id)).toEqual([
      'website-design',
      'seo-performance',
      'digital-marketing',
      'web-optimization',
      'website-maintenance',
      'e-commerce-solutions',
      'email-hosting',
      'branding-identity',
      'local-business-listings',
      'website-analytics',
    ]);
  });

  it('each have a name, both descriptions, an icon and a list of benefits in words [SERV-06]', async () => {
    const { services: words } = await loadMessages('en');
    const t = createTranslator({ locale: 'en', messages: words });
    const say = (key: Parameters<typeof t>[0]) => t(key, metaFacts('en'));
    for (const { id, icon } of services) {
      const { name, benefits } = words.list[id];
      const shortDescription = say(`list.${id}.shortDescription`);
      const longDescription = say(`list.${id}.longDescription`);
      const list = benefitIds.map((benefit) => benefits[benefit]);
      expect(list).toHaveLength(Object.keys(benefits).length);
      for (const text of [id, name, shortDescription, longDescription, icon, ...list]) {
        expect(text).toMatch(/\S/);
      }
      expect(longDescription.length).toBeGreaterThan(shortDescription.length);
    }
  });

  it('take their icons from the six of the specification [SERV-07]', () => {
    const allowed = ['chart-line', 'bullhorn', 'laptop-code', 'lightbulb', 'search', 'mail'];
    expect(services.map(({ icon }) => icon).filter((icon) => !allowed.includes(icon))).toEqual([]);
  });

  it('answer to every name the footer uses for them', () => {
    const names = services.flatMap((service) =>
      'alias' in service ? [service.id, service.alias] : [service.id],
    );
    expect(names).toEqual(expect.arrayContaining(footerServices.map(({ href }) => href.split('#')[1])));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what we claim about them', () => {
  it('is one timeline: simple 2–3 weeks, standard 4–6, complex 8–12 [CLAIM-01]', () => {
    expect(Object.fromEntries(websiteWeeks.map(({ id, from, to }) => [id, [from, to]]))).toEqual({
      simple: [2, 3],
      standard: [4, 6],
      complex: [8, 12],
    });
    const allowed = websiteWeeks.map(({ from, to }) => `${from}–${to} weeks`);
    expect(matches(/\d+[–-]\d+ weeks/g).filter((range) => !allowed.includes(range))).toEqual([]);
    const [, standard] = websiteWeeks;
    expect(companyFacts.standardWebsiteWeeks).toBe(standard.from);
  });

  it('is SEO results in 3–6 months, significant ones in 6–12 [CLAIM-02]', async () => {
    expect(seoMonths).toEqual({ first: { from: 3, to: 6 }, significant: { from: 6, to: 12 } });
    const { services: words } = await loadMessages('en');
    const say = createTranslator({ locale: 'en', messages: words });
    expect(say('list.seo-performance.shortDescription', metaFacts('en'))).toContain('3–6 months');
    expect(matches(/\d+–\d+ months/g).filter((range) => !/^(3–6|6–12) /.test(range))).toEqual([]);
  });

  it('is maintenance from $33 and email hosting from $99 a month, and SEO from $500 [CLAIM-03] [CLAIM-04]', () => {
    expect(findService('website-maintenance').priceFrom).toEqual({ dollars: 33, per: 'month' });
    expect(findService('email-hosting').priceFrom).toEqual({ dollars: 99, per: 'month' });
    expect(findService('seo-performance').priceFrom).toEqual({ dollars: 500, per: 'month' });
  });

  it('is 99.9% uptime of email, in every language by the same figure [CLAIM-05]', async () => {
    expect(companyFacts.emailUptime).toBe(0.999);
    for (const code of localeCodes) {
      expect(readWords(code).get('services.json:list.email-hosting.shortDescription')).toContain('{uptime}');
    }
  });

  it('is never a full package from $999 in English [CLAIM-06]', () => {
    expect(matches(/\b999\b/g)).toEqual([]);
    const prices = [...websitePackages, ...marketingPlans].map(({ dollars }) => dollars);
    expect(prices).toEqual([495, 795, 1295, 295, 395, 695]);
  });

  it('starts websites and marketing at the price of their smallest package', () => {
    expect(findService('website-design').priceFrom?.dollars).toBe(websitePackages[0].dollars);
    expect(findService('digital-marketing').priceFrom?.dollars).toBe(marketingPlans[0].dollars);
  });
});
