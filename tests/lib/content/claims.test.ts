import { createTranslator } from 'next-intl';
import { companyFacts } from '@/lib/content/company-facts';
import { faqCategories } from '@/lib/content/faq';
import { faqFacts } from '@/lib/content/faq-facts';
import { marketingNames } from '@/lib/content/sentence-facts';
import { websiteWeeks } from '@/lib/content/website-packages';
import { computeWeek, planWeeks, websitePlan } from '@/lib/content/website-plan';
import { loadMessages } from '@/lib/i18n/messages';
import { withinValues } from '@/lib/i18n/within-values';
import { readWords } from '@/tests/support/message-files';

const english = [...readWords('en')];
let answers: string;

beforeAll(async () => {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'faq' });
  const office = createTranslator({
    locale: 'en',
    messages: await loadMessages('en'),
    namespace: 'common.officeHours',
  });
  const services = createTranslator({
    locale: 'en',
    messages: await loadMessages('en'),
    namespace: 'services.marketing',
  });
  const names = marketingNames(services);
  const within = office('within', withinValues('en', companyFacts.quoteHours));
  answers = faqCategories
    .flatMap(({ questions }) =>
      questions.map((id) => t(`answers.${id}`, { ...faqFacts('en'), ...names, within })),
    )
    .join('\n');
});

/** English messages with a claim, as `file:key`. */
function saying(pattern: RegExp): string[] {
  return english.filter(([, words]) => pattern.test(words)).map(([key]) => key);
}

describe('what we claim', () => {
  it('about our age is one story: 25+ years, founded 2009, registered 2012 [ABOUT-12]', () => {
    expect(companyFacts).toMatchObject({ expertiseYears: 25, foundedYear: 2009, registeredYear: 2012 });
    const years = saying(/\b\d+\+ years/).filter((key) => !key.startsWith('clients.json:'));
    for (const key of years) expect(new Map(english).get(key)).toMatch(/\b25\+ years of software expertise/);
    expect(saying(/\bdecades?\b/i)).toEqual([]);
    for (const key of saying(/\b(founded|since|established) (in )?\d{4}\b/i))
      expect(new Map(english).get(key)).toMatch(/founded (in )?2009\b/i);
    for (const key of saying(/\bregistered (in )?\d{4}\b/i))
      expect(new Map(english).get(key)).toMatch(/registered (in )?2012\b/i);
  });

  it('about website timelines is the same everywhere [CLAIM-01]', () => {
    expect(websiteWeeks).toEqual([
      { id: 'simple', from: 2, to: 3 },
      { id: 'standard', from: 4, to: 6 },
      { id: 'complex', from: 8, to: 12 },
    ]);
    expect(answers).toMatch(
      /standard website takes 4–6 weeks, a simple one 2–3 and a complex one,.*, 8–12\./,
    );
    const told = english.map(([, words]) => words).join('\n');
    const ranges = [...told.matchAll(/\b(simple|standard|complex)\b[^.;]*?(\d+)–(\d+)/gi)];
    for (const [, kind = '', from, to] of ranges) {
      const row = websiteWeeks.find(({ id }) => id === kind.toLowerCase());
      expect([kind, Number(from), Number(to)]).toEqual([kind, row?.from, row?.to]);
    }
  });

  it('plans a standard website in 4 weeks with 2 revision cycles', () => {
    expect(planWeeks).toEqual([1, 2, 3, 4]);
    expect(websitePlan.filter((step) => 'cycle' in step)).toHaveLength(companyFacts.revisionCycles);
    expect(Math.max(...websitePlan.map(({ to }) => computeWeek(to)))).toBe(companyFacts.standardWebsiteWeeks);
  });

  it('SEO results in 3–6 months [CLAIM-02]', () => {
    expect(answers).toContain('The first results show in 3–6 months');
  });

  it('maintenance at $33 per month [CLAIM-03]', () => {
    expect(answers).toContain('Hosting and maintenance cost $33 per month');
  });

  it('email hosting from $99 per month with 99.9% uptime [CLAIM-04] [CLAIM-05]', () => {
    expect(answers).toContain('Email hosting costs from $99 per month, with 99.9% uptime');
  });

  it('never full packages from $999, in English [CLAIM-06]', () => {
    expect(saying(/\b999\b/)).toEqual([]);
    expect(answers).not.toMatch(/\b999\b/);
  });

  it('a quote within 24 hours [CLAIM-07]', () => {
    expect(answers).toContain('your quote follows within 24 hours');
  });

  it('a detailed analysis within 4 hours [CLAIM-08]', () => {
    expect(answers).toContain('a detailed analysis within 4 hours');
  });

  it('a free 30-minute consultation [CLAIM-09]', () => {
    expect(answers).toContain('the first 30 minutes of advice cost nothing');
  });
});
