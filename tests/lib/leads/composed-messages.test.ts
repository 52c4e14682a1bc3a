import { advise } from '@/lib/advisor/advise';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { adviceQuoteWords } from '@/lib/ai-recommendations/advice-quote-words';
import { adviceQuoteMessage, typedIn } from '@/lib/ai-recommendations/quote-message';
import { toBusinessFacts } from '@/lib/ai-recommendations/to-business-facts';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { judgeSpam, spamMarks } from '@/lib/leads/judge-spam';
import { contactSchema } from '@/lib/leads/schema';
import { choices } from '@/lib/smart-personalization/choices';
import { personalize } from '@/lib/smart-personalization/personalize';
import { quoteMessage } from '@/lib/smart-personalization/quote-message';
import { staffQuoteWords } from '@/lib/smart-personalization/staff-quote-words';
import { sampleProfile } from '../../support/sample-advice';

const contact = { email: 'deb@nerang.example', phone: '', preferredContact: 'email' } as const;

async function planQuote(
  locale: Locale,
  primaryGoal: (typeof choices.primaryGoal)[number],
  businessName: string,
) {
  const answers = { businessName, location: 'Southport', industry: 'automotive', primaryGoal } as const;
  const result = await personalize(answers, [], locale, async () => null);
  const sent = { businessSize: '', budget: '', timeframe: '', painPoints: '', ...answers };
  return contactSchema.parse({
    name: businessName,
    email: contact.email,
    message: quoteMessage({ answers: sent, contact, result, language: locale }, staffQuoteWords),
    typed: [businessName, 'Southport'].join('\n'),
  });
}

describe.each(localeCodes)('what our pages compose, in %s', (locale) => {
  it('is never judged: the request for a quote from a plan', async () => {
    for (const goal of choices.primaryGoal) {
      expect([goal, spamMarks(await planQuote(locale, goal, 'Ferry Road Autos'))]).toEqual([goal, []]);
    }
  });

  it('is never judged: the request for a quote about a recommendation', async () => {
    const facts = toBusinessFacts(sampleProfile);
    for (const advice of await presentAdvice(await advise(facts, locale), facts, locale)) {
      const words = { profile: sampleProfile, advice, contact, language: locale };
      const message = adviceQuoteMessage(words, adviceQuoteWords);
      const input = {
        name: 'Ferry Road Autos',
        email: contact.email,
        message,
        typed: typedIn(sampleProfile),
      };
      expect([advice.id, spamMarks(contactSchema.parse(input))]).toEqual([advice.id, []]);
    }
  });
});

it('is told from what the visitor typed into it, which is judged', async () => {
  const spam = '<a href="https://bit.ly/x">casino</a> https://a.example https://b.example https://bit.ly/c';
  const sent = await planQuote('en', 'lead-generation', spam);
  expect(judgeSpam(spamMarks(sent))).toBe('certain');
});

it('is judged whole if the page doesn’t say what was typed', () => {
  const message = Array(3).fill('A sentence that a faulty program repeats').join('\n');
  expect(spamMarks(contactSchema.parse({ name: 'A', email: 'a@example.com', message }))).toEqual([
    'repeated_lines',
  ]);
});
