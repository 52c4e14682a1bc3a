import { contactSchema } from '@/lib/leads/schema';
import type { QuoteContact } from '@/lib/smart-personalization/quote-contact';
import { quoteMessage, quoteService, quoteSource } from '@/lib/smart-personalization/quote-message';
import words from '@/messages/staff/quote-request.json';
import { sampleAnswers, samplePersonalization } from '@/tests/support/sample-personalization';

const contact: QuoteContact = {
  email: 'sam@ferryroadautos.example',
  phone: '0400 000 000',
  preferredContact: 'both',
};
const compose = (changes: Parameters<typeof samplePersonalization>[0] = {}, answers = sampleAnswers) =>
  quoteMessage({ answers, contact, result: samplePersonalization(changes), language: 'fa' }, words);

it('the lead names service and source as staff know them, and the contact API takes them [QUOTE-07]', () => {
  expect(quoteService).toBe('Smart Personalization Engine Lead');
  expect(quoteSource).toBe('Smart Personalization Engine');
  const lead = {
    name: sampleAnswers.businessName,
    email: contact.email,
    phone: contact.phone,
    message: compose(),
    service: quoteService,
    source: quoteSource,
  };
  expect(contactSchema.parse(lead)).toMatchObject({ service: quoteService, source: quoteSource });
});

describe('the message of the lead', () => {
  it('holds profile, contact preferences, results and recommended services [QUOTE-08]', () => {
    const message = compose();
    for (const line of [
      'Business name: Ferry Road Autos',
      'Industry: Automotive',
      'Business size: Small (6-25 employees)',
      'Location: Southport',
      'Primary goal: Lead generation',
      'Budget: $5k-15k',
      'Timeframe: Soon (1-3 months)',
      'Email: sam@ferryroadautos.example',
      'Phone: 0400 000 000',
      'Prefers contact by: email and phone',
      'Language of the page: fa',
      'Personalisation score: 90/100',
      'Answered by: the rules engine',
      'Engagement level: Medium',
      'Interest areas: Calls and enquiries, Local search',
      'Communication style: Plain words, one step at a time',
      'Best time to contact: Weekdays, 10 to 11 am',
      '1. Website design (website-design), high priority, 89 % relevance',
      '   Build the site that takes bookings',
      '   First step: $1795',
      '   Why: Your main goal is more enquiries.',
      '2. Local listings (local-business-listings), low priority, 40 % relevance',
    ]) {
      expect(message.split('\n')).toContain(line);
    }
  });

  it('has no price where there is none', () => {
    expect(compose().match(/First step/g)).toHaveLength(1);
  });

  it('ends with the next step [QUOTE-09]', () => {
    expect(compose()).toMatch(/contact within 24 hours$/);
    expect(compose({ recommendedServices: [] })).toMatch(/RECOMMENDED SERVICES\nnone\n\n.*24 hours$/);
  });

  it('says what was not answered', () => {
    const message = compose({}, { ...sampleAnswers, industry: '', budget: '' });
    expect(message).toContain('Industry: not given');
    expect(message).toContain('Budget: not given');
  });
});
