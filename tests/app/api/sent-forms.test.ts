import '@/tests/support/route-environment';
import { quoteSource } from '@/lib/personalization/quote-message';
import { enquiry, postJson, withContactDatabase } from '@/tests/support/route-contact';
import { consent, storedEvents } from '@/tests/support/route-tracking';

withContactDatabase();

const agent = { 'user-agent': 'Mozilla/5.0' };
const sent = async () => (await storedEvents()).uses.map((use) => JSON.parse(use.interaction_data));

it('a form that was taken is counted by its name for a visitor who allowed analytics, and for nobody else', async () => {
  await postJson(enquiry, { headers: agent });
  await postJson({ ...enquiry, message: '' }, { headers: { ...consent, ...agent } });
  expect(await sent()).toEqual([]);

  await postJson({ ...enquiry, message: 'Another one' }, { headers: { ...consent, ...agent } });
  await postJson(
    { ...enquiry, message: 'And a quote', source: quoteSource },
    { headers: { ...consent, ...agent } },
  );
  expect(await sent()).toEqual([
    { formId: 'contact', action: 'submit', userAgent: 'Mozilla/5.0' },
    { formId: 'quote', action: 'submit', userAgent: 'Mozilla/5.0' },
  ]);
  const { uses } = await storedEvents();
  expect(uses.map(({ page_url }) => page_url)).toEqual(['', '']);
  expect(new Set(uses.map(({ session_id }) => session_id)).size).toBe(2);
});
