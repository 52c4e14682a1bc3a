import { createTranslator } from 'next-intl';
import { type FaqQuestion, faqCategories } from '@/lib/content/faq';
import { faqFacts } from '@/lib/content/faq-facts';
import { marketingNames } from '@/lib/content/sentence-facts';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages, withFallback } from '@/lib/i18n/messages';
import english from '@/messages/en/faq.json';
import { readWords } from '@/tests/support/message-files';

const ids: FaqQuestion[] = faqCategories.flatMap(({ questions }) => [...questions]);
let answer: (id: FaqQuestion) => string;

beforeAll(async () => {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'faq' });
  const services = createTranslator({
    locale: 'en',
    messages: await loadMessages('en'),
    namespace: 'services.marketing',
  });
  const names = marketingNames(services);
  answer = (id) =>
    t(`answers.${id}`, { ...faqFacts('en'), ...names, within: 'within 24 hours', gst: 'GST included' });
});

describe('the English FAQ', () => {
  it('has a question and an answer for each id, and no others', () => {
    expect(Object.keys(english.questions)).toEqual(ids);
    expect(Object.keys(english.answers)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('states website packages from $495 [FAQ-10]', () => {
    expect(answer('website-price')).toContain('Website packages start from $495.');
  });

  it('states Business Pro $795 [FAQ-11]', () => {
    expect(answer('website-price')).toContain('Business Pro is $795');
  });

  it('states Premium Enterprise $1,295 [FAQ-12]', () => {
    expect(answer('website-price')).toContain('Premium Enterprise is $1,295');
  });

  it('states hosting and maintenance at $33 per month [FAQ-13]', () => {
    expect(answer('running')).toContain('Hosting and maintenance cost $33 per month');
  });

  it('states website care subscriptions from $49.95 per month [FAQ-14]', () => {
    expect(answer('care')).toContain('Subscriptions start from $49.95 per month');
  });

  it('states the marketing plans at $295, $395 and $695 per month [FAQ-15]', () => {
    expect(answer('marketing-plans')).toContain('Bronze at $295, Silver at $395 and Gold at $695 per month');
  });

  it('states a recommended budget of $1,000–$2,500 per month [FAQ-16]', () => {
    expect(answer('marketing-budget')).toContain('we recommend $1,000–$2,500 per month');
  });

  it('states SEO from $500 per month [FAQ-17]', () => {
    expect(answer('seo-price')).toContain('SEO starts from $500 per month');
  });

  it('states 4–6 weeks for a website, 8–12 for a complex one [FAQ-18]', () => {
    expect(answer('website-time')).toMatch(/standard website takes 4–6 weeks.* complex one,.*, 8–12\./);
  });

  it('states first SEO results in 3–6 months, significant ones in 6–12 [FAQ-19]', () => {
    expect(answer('seo-time')).toContain('The first results show in 3–6 months, significant ones in 6–12.');
  });

  it('states the terms of payment: beforehand, 14 days for invoices, Australian dollars with GST', () => {
    expect(answer('payment')).toMatch(
      /^Before the work starts, unless .* within 14 days\..*Australian dollars, GST included\.$/,
    );
  });
});

it('a question that a language lacks reads as in English, the others as translated [FAQ-08]', () => {
  const translated = { questions: { phones: '¿Funciona en el móvil?' } };
  const merged = withFallback(english, translated);
  expect(merged).toMatchObject({
    questions: { phones: '¿Funciona en el móvil?', words: english.questions.words },
    answers: english.answers,
  });
});

it.each(localeCodes)('%s has every question and every answer of its own [FAQ-09]', (code) => {
  const words = readWords(code);
  const missing = ids
    .flatMap((id) => [`faq.json:questions.${id}`, `faq.json:answers.${id}`])
    .filter((key) => !words.get(key));
  expect(missing).toEqual([]);
});
