/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoAuditSections } from '@/components/audit/request/seo-audit-sections';
import { ContactCard } from '@/components/contact/contact-card';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result-page';
import { whenIdle } from '@/components/tracking/when-idle';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { renderPlan } from '@/tests/support/render-plan';
import { sampleAudit } from '@/tests/support/sample-analysis';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
let heard: unknown[][] = [];

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  heard = [];
  globalThis.gtag = (...command) => void heard.push(command);
  globalThis.analyticsEnabled = true;
});
afterEach(() => {
  globalThis.gtag = undefined;
  globalThis.analyticsEnabled = undefined;
  jest.restoreAllMocks();
});

async function press(name: RegExp) {
  const arrives = api.nextCall();
  await userEvent.click(screen.getByRole('button', { name }));
  return arrives;
}

async function sendEnquiry() {
  await renderInLocale(<ContactCard />);
  await pasteInto(screen.getByLabelText('Name'), 'Deb');
  await pasteInto(screen.getByLabelText('Email'), 'deb@nerang.example');
  await userEvent.selectOptions(screen.getByLabelText(/^Service/), 'seo');
  await pasteInto(screen.getByLabelText('Message'), 'Hello');
  return press(/^Send Message/);
}

const isAnswered = () => waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());

/** An event in the format of Google's tag. */
const event = (action: string, category: string, label?: string) => [
  'event',
  action,
  { event_category: category, event_label: label, value: undefined },
];

describe('the analytics event of a stored enquiry', () => {
  it('names the service, and nothing that was typed [ANALYT-01]', async () => {
    const call = await sendEnquiry();
    expect(heard).toEqual([]);
    call.answer(200, { success: true, id: '1' });
    await isAnswered();
    expect(heard).toEqual([event('generate_lead', 'contact', 'seo')]);
  });

  it('is not sent when the enquiry was not stored', async () => {
    (await sendEnquiry()).answer(503, { success: false, code: 'unavailable', message: 'Ring us.' });
    await isAnswered();
    expect(heard).toEqual([]);
  });

  it('is not sent without consent [ANALYT-04]', async () => {
    globalThis.analyticsEnabled = false;
    (await sendEnquiry()).answer(200, { success: true, id: '1' });
    await isAnswered();
    expect(heard).toEqual([]);
  });

  it('is left out, and the visitor is thanked, when there is no analytics global [ANALYT-02]', async () => {
    globalThis.gtag = undefined;
    (await sendEnquiry()).answer(200, { success: true, id: '1' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you!'));
  });
});

it('a confirmed subscription is reported as a sign-up', async () => {
  await renderInLocale(<NewsletterResultPage result="confirmed" />);
  await waitFor(() => expect(heard).toEqual([event('sign_up', 'newsletter')]));
});

it('a confirmed subscription is not reported without consent, and no other result is one [ANALYT-04]', async () => {
  await renderInLocale(<NewsletterResultPage result="unsubscribed" />);
  globalThis.analyticsEnabled = false;
  await renderInLocale(<NewsletterResultPage result="confirmed" />);
  await new Promise((resolve) => whenIdle(() => resolve(undefined)));
  expect(heard).toEqual([]);
});

it('a subscription that was only asked for is no sign-up yet', async () => {
  await renderInLocale(<NewsletterBlock />);
  await pasteInto(screen.getByLabelText('Email address'), 'deb@nerang.example');
  (await press(/^Subscribe/)).answer(200, { success: true });
  await isAnswered();
  expect(heard).toEqual([]);
});

it('an audit is reported as a lead', async () => {
  await renderInLocale(<SeoAuditSections />);
  await pasteInto(screen.getByLabelText('Website URL'), 'nerang.example');
  await pasteInto(screen.getByLabelText('Business Name'), 'Nerang');
  await pasteInto(screen.getByLabelText('Email Address'), 'deb@nerang.example');
  (await press(/^Get My Free SEO Audit/)).answer(200, { success: true, ...sampleAudit() });
  expect(await screen.findByRole('heading', { name: 'A sound page with some work to do.' })).toBeVisible();
  expect(heard).toEqual([event('generate_lead', 'seo_audit')]);
});

it('a request for a quote is reported as a lead', async () => {
  // Consent is given only after the plan is shown, because behaviour events would be mixed with its calls.
  globalThis.analyticsEnabled = false;
  const user = await renderPlan(api);
  await user.click(screen.getByRole('button', { name: 'Get Quote Now' }));
  await pasteInto(await screen.findByLabelText('Email Address'), 'sam@ferryroadautos.example', user);
  await pasteInto(screen.getByLabelText('Phone Number'), '0400 000 000', user);
  await user.click(screen.getByLabelText('Both'));
  const call = await press(/^Request my quote/);
  globalThis.analyticsEnabled = true;
  call.answer(200, { success: true, id: '1' });
  expect(await screen.findByRole('heading', { name: 'Your request is on a desk in Robina' })).toBeVisible();
  expect(heard).toEqual([event('generate_lead', 'quote', 'Smart Personalization Engine Lead')]);
});
