/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { readToasts } from '@/lib/browser/toast/toast-store';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleGrowth } from '@/tests/support/sample-growth';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
beforeEach(async () => {
  await renderInLocale(<BusinessGrowthSections locale="en" />);
});
afterEach(() => {
  window.history.replaceState(null, '');
  jest.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const outcome = () => document.querySelector('form [role="status"]');
const button = () => screen.getByRole('button', { name: /Check My Business|Analyzing/ });

async function order(more: Record<string, string> = {}) {
  const user = userEvent.setup({ delay: null });
  await pasteInto(field('Business name'), 'Ferry Road Autos', user);
  await pasteInto(field('Suburb'), 'Southport', user);
  for (const [label, value] of Object.entries(more)) await pasteInto(field(label), value, user);
  const arrives = api.nextCall();
  await user.click(button());
  return { user, call: await arrives };
}

describe('the growth form', () => {
  it('asks for business name, category, suburb and website [GROWTH-02]', () => {
    const names = ['businessName', 'category', 'suburb', 'website'];
    expect(
      [...document.querySelectorAll('form [name]')].map((control) => control.getAttribute('name')),
    ).toEqual([...names, 'currentRating', 'reviewCount']);
    for (const label of ['Business name', 'Category', 'Suburb', 'Website'])
      expect(field(label)).toBeVisible();
  });

  it('also takes the current rating and the number of reviews, both optional [GROWTH-03]', () => {
    for (const label of ['Current rating', 'Number of reviews']) {
      expect(field(label)).toHaveAttribute('inputmode');
      expect(field(label)).not.toBeRequired();
    }
    expect(screen.getByRole('group', { name: /^Your rating, if you know it/ })).toBeVisible();
  });

  it('requires business name and suburb, and sends nothing without them [GROWTH-04]', async () => {
    for (const label of ['Business name', 'Suburb']) expect(field(label)).toBeRequired();
    expect(field('Category')).not.toBeRequired();
    await userEvent.type(field('Business name'), 'Ferry Road Autos');
    await userEvent.click(button());
    expect(field('Suburb')).toBeInvalid();
    expect(api.calls).toHaveLength(0);
  });

  it('takes the website as an address, and does without one [GROWTH-05]', async () => {
    expect(field('Website')).toHaveAttribute('type', 'url');
    expect(field('Website')).not.toBeRequired();
    const { call } = await order({ Website: 'ferryroadautos.example' });
    expect(call.body).toMatchObject({ website: 'ferryroadautos.example' });
    expect(field('Website')).toHaveValue('ferryroadautos.example');
    call.answer(200, { success: true, ...(await sampleGrowth()) });
  });

  it('offers the twelve categories in their order [GROWTH-06]', () => {
    const options = [...field('Category').querySelectorAll('option')];
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['restaurant', 'Restaurant'],
      ['cafe', 'Cafe'],
      ['retail', 'Retail'],
      ['health', 'Health'],
      ['beauty', 'Beauty'],
      ['fitness', 'Fitness'],
      ['automotive', 'Automotive'],
      ['professional', 'Professional services'],
      ['home-services', 'Home services'],
      ['entertainment', 'Entertainment'],
      ['accommodation', 'Accommodation'],
      ['other', 'Other'],
    ]);
  });
});

describe('asking for a growth analysis', () => {
  it('sends the four fields, and the two figures only where typed [GROWTH-07]', async () => {
    const { call } = await order();
    expect(call).toMatchObject({ method: 'POST', path: '/api/business-growth-analysis' });
    expect(call.body).toEqual({
      businessName: 'Ferry Road Autos',
      category: 'automotive',
      suburb: 'Southport',
      website: '',
    });
    call.answer(200, { success: true, ...(await sampleGrowth()) });
    expect(await screen.findByRole('heading', { level: 1, name: /^Ferry Road Autos/ })).toBeVisible();
  });

  it('sends typed figures as numbers [GROWTH-07]', async () => {
    const { call } = await order({
      'Current rating': '4.6',
      'Number of reviews': '0',
      Website: 'shop.example',
    });
    expect(call.body).toMatchObject({ currentRating: 4.6, reviewCount: 0, website: 'shop.example' });
    call.answer(200, { success: true, ...(await sampleGrowth()) });
    await waitFor(() => expect(screen.queryByLabelText(/^Suburb/)).not.toBeInTheDocument());
  });

  it('sends figures in Persian and full-width digits as numbers', async () => {
    const { call } = await order({ 'Current rating': '۴٫۶', 'Number of reviews': '５２' });
    expect(call.body).toMatchObject({ currentRating: 4.6, reviewCount: 52 });
    call.answer(200, { success: true, ...(await sampleGrowth()) });
    await waitFor(() => expect(screen.queryByLabelText(/^Suburb/)).not.toBeInTheDocument());
  });

  it('sends what is no number as it is, and shows the range that the server names', async () => {
    const { call } = await order({ 'Current rating': 'many' });
    expect(call.body).toMatchObject({ currentRating: 'many' });
    const sentence = 'Please enter a rating from 1 to 5, such as 4.6.';
    const failure = { success: false, code: 'validation_failed', fieldErrors: { currentRating: [sentence] } };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    call.answer(422, { ...failure, message: 'Please check the form.' });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Current rating/)).toHaveValue('many');
  });

  it('disables the button, which reads "Analyzing...", while it waits [GROWTH-08]', async () => {
    const { call } = await order();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Analyzing...');
    expect(screen.getByText('Looking into Ferry Road Autos, Southport')).toBeVisible();
    call.answer(200, { success: true, ...(await sampleGrowth()) });
    await waitFor(() => expect(screen.queryByText('Analyzing...')).not.toBeInTheDocument());
  });

  it('that fails is logged, shown in a toast and at the form, which keeps everything', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await order();
    call.answer(429, { success: false, code: 'rate_limited', message: 'That was a lot in a short time.' });
    await waitFor(() => expect(button()).toBeEnabled());
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Analysis failed' }));
    expect(readToasts().find(({ open }) => open)).toMatchObject({
      title: 'Analysis failed',
      description: 'That was a lot in a short time.',
      variant: 'destructive',
    });
    expect(outcome()).toHaveTextContent('That was a lot in a short time.');
    expect(field('Business name')).toHaveValue('Ferry Road Autos');
  });

  it('that finds no connection has a sentence of its own', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await order();
    call.drop();
    await waitFor(() =>
      expect(outcome()).toHaveTextContent('We couldn’t finish the analysis. Please try again in a moment.'),
    );
  });

  it('with an address that can’t be read is reported at its field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await order({ Website: 'nowhere' });
    call.answer(422, { success: false, code: 'invalid_url', message: 'That doesn’t look like a website.' });
    await waitFor(() => expect(field('Website')).toHaveAccessibleDescription(/doesn’t look like a website/));
    expect(field('Website')).toHaveFocus();
  });
});
