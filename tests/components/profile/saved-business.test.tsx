/** @jest-environment ./tests/support/render-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoAuditSections } from '@/components/audit/request/seo-audit-sections';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { ContactCard } from '@/components/contact/contact-card';
import { ProfileSections } from '@/components/profile/profile-sections';
import { prefillFor, rememberBusiness } from '@/components/profile/saved-business';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { growthCategories } from '@/lib/business-growth/categories';
import { industries } from '@/lib/content/business-profile';
import type { ClientProfile } from '@/lib/profile/profile';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

const profile: ClientProfile = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['generate_more_leads', 'improve_seo_rankings'],
  currentWebsite: 'ferryroadautos.example',
  budget: '5k-15k',
  timeline: '1-3-months',
  painPoints: 'The phone is silent.',
  preferredContactMethod: 'phone',
  complaints: ['phone'],
};

beforeEach(() => localStorage.clear());

const filled = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), select, textarea)')]
      .filter(({ value, tabIndex }) => value !== '' && tabIndex >= 0)
      .map(({ name, value }) => [name, value]),
  );

describe('what the visitor has saved in the profile fills', () => {
  beforeEach(() => rememberBusiness(profile));

  it('nothing in the contact form, whose name is that of a person [CONTACT-07]', async () => {
    await renderInLocale(<ContactCard />);
    expect(filled()).toEqual({});
  });

  it('the audit', async () => {
    await renderInLocale(<SeoAuditSections />);
    expect(filled()).toEqual({ url: 'ferryroadautos.example', businessName: 'Ferry Road Autos' });
  });

  it('the growth analyser', async () => {
    await renderInLocale(<BusinessGrowthSections />);
    expect(filled()).toEqual({
      businessName: 'Ferry Road Autos',
      category: 'automotive',
      website: 'ferryroadautos.example',
    });
  });

  it('the personalisation, whose puzzle has these pieces', async () => {
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    expect(filled()).toEqual({
      businessName: 'Ferry Road Autos',
      industry: 'automotive',
      businessSize: 'small',
      primaryGoal: 'lead-generation',
      budget: '5k-15k',
      timeframe: 'soon',
      painPoints: 'The phone is silent.',
    });
    expect(document.querySelector('[data-answered]')).toHaveAttribute(
      'data-answered',
      'businessName industry businessSize primaryGoal budget timeframe',
    );
  });

  it('no field of a form that the visitor has begun', async () => {
    sessionStorage.setItem('draft-audit', '{}');
    await renderInLocale(<SeoAuditSections />);
    expect(filled()).toEqual({});
    sessionStorage.clear();
  });
});

it('without a saved profile forms are empty', async () => {
  await renderInLocale(<SeoAuditSections />);
  expect(filled()).toEqual({});
});

it('no industry gives the growth analyser a category that it doesn’t have', () => {
  for (const industry of industries) {
    rememberBusiness({ ...profile, industry });
    expect(growthCategories).toContain(prefillFor('growth').category);
  }
});

it('the copy goes when the profile is deleted, and when the server knows of none in this browser', async () => {
  const open = async (data: ClientProfile | null) => {
    const asks = api.nextCall();
    const { unmount } = await renderInLocale(<ProfileSections />);
    (await asks).answer(200, { data });
    await waitFor(() => expect(screen.getByLabelText('Business name')).toBeEnabled());
    await act(async () => undefined);
    return unmount;
  };
  let unmount = await open(profile);
  expect(prefillFor('audit')).toMatchObject({ businessName: 'Ferry Road Autos' });
  expect(localStorage.getItem('business-profile')).not.toContain('complaints');
  const deletes = api.nextCall();
  await userEvent.click(screen.getByText('Delete this profile'));
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  (await deletes).answer(200, { success: true });
  await act(async () => undefined);
  unmount();

  rememberBusiness({ ...profile, businessName: 'Somebody else' });
  unmount = await open(null);
  expect(prefillFor('audit')).toEqual({});
  unmount();
});

it('is forgotten after a year, and unreadable memory is none', () => {
  rememberBusiness(profile);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * 24 * 60 * 60_000);
  expect(prefillFor('audit')).toEqual({});
  jest.restoreAllMocks();
  localStorage.setItem('business-profile', '{"at":1');
  expect(prefillFor('audit')).toEqual({});
});
