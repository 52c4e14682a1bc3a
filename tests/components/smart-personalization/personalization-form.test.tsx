/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAnswers, samplePersonalization } from '@/tests/support/sample-personalization';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
beforeEach(async () => {
  await renderInLocale(<SmartPersonalizationSections locale="en" />);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const button = () => screen.getByRole('button', { name: /Create My Profile|Creating Your Profile/ });
const values = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text]);

const labels = {
  businessName: 'Business name',
  location: 'Location',
  industry: 'Industry',
  businessSize: 'Business size',
  primaryGoal: 'Primary goal',
  budget: 'Budget',
  timeframe: 'Timeframe',
} as const;
const texts = ['businessName', 'location'] as const;
const selects = ['industry', 'businessSize', 'primaryGoal', 'budget', 'timeframe'] as const;

async function order() {
  const user = userEvent.setup({ delay: null });
  for (const field of texts)
    await pasteInto(screen.getByLabelText(labels[field]), sampleAnswers[field], user);
  for (const field of selects) {
    await user.selectOptions(screen.getByLabelText(labels[field]), sampleAnswers[field]);
  }
  const arrives = api.nextCall();
  await user.click(button());
  return { user, call: await arrives };
}

describe('the personalization form', () => {
  it('has seven fields [PERS-02]', () => {
    const form = button().closest('form');
    expect([...new FormData(form ?? undefined).keys()].sort()).toEqual(Object.keys(sampleAnswers).sort());
    for (const label of Object.values(labels)) expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('needs name and place only; the rest are selects [PERS-03]', () => {
    for (const field of texts) expect(screen.getByLabelText(labels[field])).toBeRequired();
    for (const field of selects) {
      const select = screen.getByLabelText(labels[field]);
      expect(select.tagName).toBe('SELECT');
      expect(select).not.toBeRequired();
      expect(select).toHaveValue('');
    }
  });

  it('sends nothing without name and place [PERS-03]', async () => {
    await userEvent.type(screen.getByLabelText('Business name'), 'Ferry Road Autos');
    await userEvent.click(button());
    expect(screen.getByLabelText('Location')).toBeInvalid();
    expect(api.calls).toHaveLength(0);
  });

  it('offers nine industries [PERS-04]', () => {
    expect(values('Industry').map(([value]) => value)).toEqual([
      '',
      ...['restaurant', 'retail', 'health', 'professional', 'automotive'],
      ...['real-estate', 'technology', 'tourism', 'other'],
    ]);
  });

  it('offers four sizes, with the number of people [PERS-05]', () => {
    expect(values('Business size').slice(1)).toEqual([
      ['startup', 'Startup (1-5 employees)'],
      ['small', 'Small (6-25 employees)'],
      ['medium', 'Medium (26-100 employees)'],
      ['enterprise', 'Enterprise (100+ employees)'],
    ]);
  });

  it('offers six goals [PERS-06]', () => {
    expect(values('Primary goal').map(([value]) => value)).toEqual([
      '',
      ...['increase-sales', 'brand-awareness', 'lead-generation'],
      ...['customer-retention', 'market-expansion', 'digital-transformation'],
    ]);
  });

  it('offers four budgets [PERS-07]', () => {
    const budgets = ['', 'under-5k', '5k-15k', '15k-50k', '50k-plus'];
    expect(values('Budget').map(([value]) => value)).toEqual(budgets);
  });

  it('offers four timeframes, with what they mean [PERS-08]', () => {
    expect(values('Timeframe').slice(1)).toEqual([
      ['urgent', 'Urgent (within 1 month)'],
      ['soon', 'Soon (1-3 months)'],
      ['planned', 'Planned (3-6 months)'],
      ['future', 'Future (6+ months)'],
    ]);
  });

  it('puts a piece in place for each answer', async () => {
    expect(screen.getByText('0 of 7 questions answered')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Location'), 'Robina');
    await userEvent.selectOptions(screen.getByLabelText('Budget'), 'under-5k');
    expect(screen.getByText('2 of 7 questions answered')).toBeVisible();
    expect(document.querySelector('[data-answered]')).toHaveAttribute('data-answered', 'location budget');
  });
});

describe('an order', () => {
  it('sends the seven answers [PERS-09]', async () => {
    const { call } = await order();
    expect(call).toMatchObject({ method: 'POST', path: '/api/smart-personalization' });
    expect(call.body).toMatchObject(sampleAnswers);
    call.answer(200, { success: true, ...samplePersonalization() });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('says that it works on it [PERS-10], and puts the plan in the place of the form [PERS-12]', async () => {
    const { call } = await order();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Creating Your Profile...');

    call.answer(200, { success: true, ...samplePersonalization() });
    expect(await screen.findByRole('heading', { name: 'The plan for Ferry Road Autos' })).toHaveFocus();
    expect(screen.queryByLabelText('Business name')).not.toBeInTheDocument();
  });

  it('that fails keeps what was typed, and says what the server said', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await order();
    call.answer(422, {
      success: false,
      code: 'validation_failed',
      message: 'Some details need another look.',
      fieldErrors: { location: ['Please fill in this field.'] },
    });
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByText('Some details need another look.')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(screen.getByLabelText('Location')).toHaveFocus();
    expect(screen.getByLabelText('Business name')).toHaveValue('Ferry Road Autos');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Personalization failed' }));
  });

  it('without a connection says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await order();
    call.drop();
    expect(await screen.findByText(/We couldn’t be reached/)).toBeVisible();
    expect(screen.getByLabelText('Timeframe')).toHaveValue('soon');
  });
});
