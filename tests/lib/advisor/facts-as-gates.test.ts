import { readSum } from '@/lib/advisor/complaints/read-sum';
import { COUNTED_MONTHS, retainers } from '@/lib/advisor/costs';
import type { BusinessFacts } from '@/lib/advisor/facts';
import { contradictions, paidReach } from '@/lib/advisor/paid-reach';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import type { Rule } from '@/lib/advisor/rule';
import { rules } from '@/lib/advisor/rules';
import { readSituation } from '@/lib/advisor/situation';

const business = (text: string, facts: Partial<BusinessFacts> = {}): BusinessFacts => ({
  businessName: 'X',
  industry: 'professional',
  businessSize: 'small',
  goals: ['leads', 'website-traffic'],
  currentWebsite: 'https://x.example',
  budget: '5k-15k',
  timeframe: 'planned',
  painPoints: [text],
  ...facts,
});
const advised = (text: string, facts?: Partial<BusinessFacts>) =>
  rankAdvice(business(text, facts)).map(({ rule }) => rule);
const kinds = (text: string, facts?: Partial<BusinessFacts>) =>
  readSituation(business(text, facts)).complaints.map(({ kind }) => kind);

describe('the checkout', () => {
  it.each([
    ['People start our form and then never finish it, they disappear at the last step', 'professional'],
    ['Guests sit down, look at the menu and leave', 'restaurant'],
    ['Patients leave without paying at the desk', 'health'],
  ] as const)('is not mended for a business without a shop: %s', (text, industry) => {
    expect(advised(text, { industry })).not.toContain('fix-checkout');
    expect(kinds(text, { industry })).not.toContain('baskets-left');
  });

  it('is not mended where there is no website, whatever happens at a marketplace', () => {
    const text = 'On Etsy people put things in the cart and leave. We have no website.';
    expect(advised(text, { industry: 'retail', currentWebsite: '' })).not.toContain('fix-checkout');
  });

  it.each([
    'Loads of people fill the cart and then give up when they see the postage',
    'They get to the payment page of our online shop and leave',
  ])('is mended first where the text tells of a shop: %s', (text) => {
    expect(advised(text, { industry: 'retail' })[0]).toBe('fix-checkout');
  });

  it('is mended where the owner says so, or bought a shop before', () => {
    const text = 'Sales are poor';
    expect(advised(text, { complaints: ['baskets-left'] })[0]).toBe('fix-checkout');
    const facts = {
      industry: 'retail',
      complaints: ['baskets-left'],
      previousServices: ['Shopify'],
    } as const;
    expect(advised(text, facts)[0]).toBe('fix-checkout');
  });
});

describe('an owner who refuses contracts', () => {
  it.each([
    'Nobody finds us on Google. No contracts please, I am done with monthly fees.',
    'Niemand findet uns bei Google. Keine Verträge, kein Abo.',
    'Nadie nos encuentra en Google. Nada de contratos ni cuotas.',
    'Ninguém nos encontra no Google. Não me falem em contratos mensais.',
    'Nikt nas nie znajduje w Google. Żadnych umów, żadnych abonamentów.',
    'Никой не ни намира в Google. Без договори и без абонаменти.',
    'هیچ‌کس ما را در گوگل پیدا نمی‌کند. قرارداد نمی‌خواهم.',
    '検索しても見つけてもらえません。月額契約はもう結構です。',
    '百度上找不到我们。不要合同，不包月。',
  ])('is advised nothing that is paid every month: %s', (text) => {
    expect([...readSituation(business(text)).refuses]).toContain('retainers');
    const ids = advised(text);
    expect(ids.filter((id) => retainers.some((retainer) => retainer === id))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  it('doesn’t refuse by complaining of a contract', () => {
    const text = 'We are locked in a contract for 24 months and they charge us every month';
    expect(readSituation(business(text)).refuses.has('retainers')).toBe(false);
  });
});

it('everything with a monthly price is a retainer, but mailboxes and a letter that one can write oneself', () => {
  const monthly = rules.filter((rule: Rule) => {
    const price = rule.offer?.(readSituation(business('')))?.price;
    return price?.per === 'month';
  });
  const others = monthly.map(({ id }) => id).filter((id) => !retainers.includes(id));
  expect(others.toSorted()).toEqual(['business-email', 'regulars-by-email']);
  expect(paidReach.every((id) => retainers.some((retainer) => retainer === id))).toBe(true);
});

describe('advice that contradicts another', () => {
  it.each([
    'The agency has us locked in a contract until 2027 and nobody finds us on Google',
    'The contact form has been dead since the update. The site looks old, too.',
    'Google suspended our business profile and the phone is dead',
    'Loads of people fill the cart and then give up when they see the postage. We need customers now.',
    'We relaunched and the visitors halved. The website looks outdated.',
  ])('is left out: %s', (text) => {
    const ids = advised(text, { industry: 'retail' });
    const both = contradictions.filter((pair) => pair.every((id) => ids.some((other) => other === id)));
    expect(both).toEqual([]);
    if (ids.includes('read-the-contract'))
      expect(ids.filter((id) => retainers.some((retainer) => retainer === id))).toEqual([]);
  });
});

describe('a sum for everything', () => {
  it.each([
    ['I have 400 dollars for everything', 400],
    ['Tenho 600 euros e mais nada', 1020],
    ['予算は10万円です', 1000],
    ['Mam 2 tys. zł na wszystko', 800],
    ['We can spend two grand, no more', 2000],
    ['بودجهٔ من ۶۰۰ دلار است', 600],
  ])('is read in Australian dollars: %s', (text, dollars) => {
    expect(readSituation(business(text)).limitDollars).toBeCloseTo(dollars);
  });

  it('is no limit where it is paid every month', () => {
    expect(
      readSituation(business('We spend at most 900 dollars a month on ads')).limitDollars,
    ).toBeUndefined();
  });

  it.each(['400', '1500', '3000'])('of %s covers all that is advised together', (sum) => {
    const items = rankAdvice(business(`Nobody finds us. I have ${sum} dollars for everything.`));
    const cost = items.reduce((all, { rule, estimatedValue }) => {
      const found: Rule | undefined = rules.find(({ id }) => id === rule);
      const per = found?.offer?.(readSituation(business('')))?.price?.per;
      return all + estimatedValue * (per === 'month' ? COUNTED_MONTHS : 1);
    }, 0);
    expect(cost).toBeLessThanOrEqual(Number(sum));
    expect(items.length).toBeGreaterThanOrEqual(3);
  });

  it('is the largest that a sentence names, in figures or in English words', () => {
    expect(readSum('between 300 and 1,200 dollars')).toBe(1200);
    expect(readSum('a couple of hundred')).toBe(200);
    expect(readSum('three people')).toBeUndefined();
  });
});

describe('a text about something else', () => {
  it.each([
    'My dog groomer told me I should complain about the weather, so here I am.',
    'Just looking around, thanks. My sister recommended you.',
    'Meine Katze sitzt auf der Tastatur und es regnet.',
    'Mi perro ladra toda la noche y no duermo.',
    'Само разглеждам, благодаря.',
    '隣の犬が一晩中吠えています。',
  ])('leads to a talk, not to a complaint that it resembles: %s', (text) => {
    expect(kinds(text)).toEqual(['unknown']);
    expect(advised(text)[0]).toBe('talk-first');
  });
});

it('who has customers enough doesn’t complain of too few', () => {
  const text = 'We are booked out till Easter. What I need is two more plumbers, not more customers.';
  expect(kinds(text)).not.toContain('few-enquiries');
  const before = 'Last year we were full by now. Nobody finds us on Google.';
  expect(kinds(before)).toContain('not-found');
});

it('a sum for everything is told of once', () => {
  const found = kinds('I have 400 dollars for everything and the chairs are empty from Monday to Wednesday.');
  expect(found.filter((kind) => kind === 'little-money')).toHaveLength(1);
});

it('ads are mentioned only to who has, or speaks of, ads', () => {
  const text = 'My nephew changed something and since then the booking form does nothing.';
  expect(advised(text)).not.toContain('fix-before-ads');
  expect(advised(text, { previousServices: ['Google Ads'] })).toContain('fix-before-ads');
});

it('a sentence that tells of two complaints is quoted once, and the second complaint is named', () => {
  const text =
    'The agency has us locked in till 2027, sends reports with likes, and I have no idea what the ads bring.';
  const reasons = rankAdvice(business(text)).map((item) => item.reasons[0]?.key);
  expect(kinds(text)).toHaveLength(2);
  expect(reasons.slice(0, 2)).toEqual(['pain', 'also']);
});

it('a contract that renewed itself is read before its results are measured', () => {
  const text =
    'Rok płacimy za pozycjonowanie, a nowych spraw zero. Umowa przedłużyła się sama na kolejny rok.';
  expect(advised(text)[0]).toBe('read-the-contract');
});

it('reviews that are true are answered, not reported', () => {
  const text = 'A bad review sits at the top, and he had a point, it was a rough month.';
  expect(advised(text, { industry: 'restaurant' })).not.toContain('report-fake-reviews');
});
