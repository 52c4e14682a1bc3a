/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { ContactCard } from '@/components/contact/contact-card';
import { ProfileSections } from '@/components/profile/profile-sections';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

/** The profile's form, after loading without a profile. */
async function openProfile() {
  const asks = api.nextCall();
  await renderInLocale(<ProfileSections locale="en" />);
  (await asks).answer(200, { data: null });
  await waitFor(() => expect(screen.getByLabelText('Business name')).toBeEnabled());
}

/** The options of a field; the first one is for no choice. */
const choices = (label: RegExp) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].slice(1).map((option) => option.textContent);

describe('the fields used across forms', () => {
  it('are labelled in the contact form [FORM-01]', async () => {
    await renderInLocale(<ContactCard locale="en" />);
    for (const label of ['Name', 'Email', 'Phone (optional)', 'Message', 'Service of interest (optional)'])
      expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('are labelled in the profile [FORM-01]', async () => {
    await openProfile();
    for (const label of [
      'Business name',
      'Industry',
      'Business size',
      'Current website (optional)',
      'Budget (optional)',
      'Timeline (optional)',
      'Previous services (optional)',
      'Pain points (optional)',
      'Preferred contact method (optional)',
    ])
      expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Primary goals' })).toBeVisible();
  });
});

describe('the choices of the profile', () => {
  it('are four sizes, budgets and timelines, and five goals [FORM-02] [FORM-03] [FORM-04] [FORM-05]', async () => {
    await openProfile();
    expect(choices(/^Business size/)).toEqual([
      'Startup (1–5 people)',
      'Small business (6–25)',
      'Medium business (26–100)',
      'Large enterprise (over 100)',
    ]);
    expect(choices(/^Budget/)).toEqual(['Under $5,000', '$5,000–$15,000', '$15,000–$50,000', 'Over $50,000']);
    expect(choices(/^Timeline/)).toEqual([
      'Urgent, as soon as possible',
      '1–3 months',
      '3–6 months',
      'Flexible',
    ]);
    const boxes = within(screen.getByRole('group', { name: 'Primary goals' })).getAllByRole('checkbox');
    const goals = [
      'Increase website traffic',
      'Generate more leads',
      'Improve SEO rankings',
      'E-commerce development',
      'Brand awareness',
    ];
    for (const [index, name] of goals.entries()) expect(boxes[index]).toHaveAccessibleName(name);
    expect(boxes).toHaveLength(5);
  });
});
