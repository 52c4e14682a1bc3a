import { chooseLeadService } from '@/lib/ai-recommendations/lead-service';
import { adviceQuoteMessage } from '@/lib/ai-recommendations/quote-message';
import { services } from '@/lib/content/services';
import { leadServices } from '@/lib/leads/name-service';
import words from '@/messages/staff/advice-quote.json';
import { sampleAdvice, sampleProfile } from '@/tests/support/sample-advice';

const contact = { email: 'sam@ferryroadautos.example', phone: '07 5500 0000', preferredContact: 'phone' };

it('contains for staff the sender, contact data, and the recommendation', () => {
  const [advice] = sampleAdvice;
  const message = adviceQuoteMessage({ profile: sampleProfile, advice, contact, language: 'fa' }, words);
  for (const line of [
    'Business: Ferry Road Autos',
    'Goals: generate more leads, improve seo rankings',
    'Email: sam@ferryroadautos.example',
    'Prefers: phone',
    'Language of the page: fa',
    `Title: ${advice.title}`,
    'Estimated investment: $1295',
    'Budget: not given',
  ])
    expect(message.split('\n')).toContain(line);
  expect(message).toMatch(/contact within 24 hours\.$/);
});

it('asks for a service that the lead form knows, whatever the recommendation', () => {
  for (const { id } of services)
    for (const industry of ['automotive', 'retail'] as const)
      expect(leadServices).toContain(chooseLeadService({ serviceIds: [id] }, { industry }));
  expect(chooseLeadService({ serviceIds: [] }, { industry: 'retail' })).toBe('business-growth');
  expect(chooseLeadService({ serviceIds: ['website-design'] }, { industry: 'automotive' })).toBe(
    'automotive-website',
  );
});
