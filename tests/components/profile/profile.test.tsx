/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileSections } from '@/components/profile/profile-sections';
import { dismissToast, readToasts } from '@/lib/browser/toast/toast-store';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleProfile } from '@/tests/support/sample-advice';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  jest.restoreAllMocks();
});

const user = userEvent.setup({ delay: null });
const form = () => screen.getByRole('group', { name: 'Primary goals' }).closest('form');
const saveButton = () => screen.getByRole('button', { name: 'Save profile' });
const shown = () => readToasts().find(({ open }) => open);

/** The page after its request for a saved profile was answered. */
async function open(status = 200, body: object = { data: null }, locale: Locale = 'en') {
  const asks = api.nextCall();
  await renderInLocale(<ProfileSections />, locale);
  const call = await asks;
  expect(call).toMatchObject({ method: 'GET', path: '/api/client-profile?optional=true' });
  call.answer(status, body);
  await waitFor(() => expect(document.querySelector('#profile-businessName')).toBeEnabled());
}

async function fillIn() {
  await pasteInto(screen.getByLabelText('Business name'), 'Ferry Road Autos', user);
  await user.selectOptions(screen.getByLabelText('Industry'), 'Automotive');
  await user.selectOptions(screen.getByLabelText('Business size'), 'small');
  await user.click(screen.getByRole('checkbox', { name: 'Generate more leads' }));
}

async function save() {
  const arrives = api.nextCall();
  await user.click(saveButton());
  return arrives;
}

it('is closed until it is known whether there is a profile', async () => {
  const asks = api.nextCall();
  await renderInLocale(<ProfileSections />);
  const call = await asks;
  expect(screen.getByLabelText('Business name')).toBeDisabled();
  expect(screen.getByText('Loading your profile...')).toBeVisible();
  call.answer(200, { data: null });
  await waitFor(() => expect(screen.getByLabelText('Business name')).toBeEnabled());
});

it('asks for the ten answers, of which four are needed', async () => {
  await open();
  const controls = form()?.querySelectorAll('input:not([type=checkbox]), select, textarea') ?? [];
  const names = [...controls].map((control) => control.getAttribute('name'));
  expect(names).toEqual([
    'businessName',
    'industry',
    'businessSize',
    'currentWebsite',
    'budget',
    'timeline',
    'previousServices',
    'painPoints',
    'preferredContactMethod',
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  for (const label of ['Business name', 'Industry', 'Business size'])
    expect(screen.getByLabelText(label)).toBeRequired();
});

it('saving sends PUT /api/client-profile and says “Profile saved successfully!” [PROFILE-03]', async () => {
  await open();
  await fillIn();
  const call = await save();
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(call).toMatchObject({
    method: 'PUT',
    path: '/api/client-profile',
    body: {
      businessName: 'Ferry Road Autos',
      industry: 'automotive',
      businessSize: 'small',
      primaryGoals: ['generate_more_leads'],
    },
  });
  call.answer(200, { success: true });
  const answer = await screen.findByText('Profile saved successfully!');
  expect(screen.getByText(/^Saved \d{1,2}:\d\d/)).toBeVisible();
  expect(shown()).toBeUndefined();
  const next = within(answer.closest('div') ?? answer).getByRole('link');
  expect(next).toHaveAttribute('href', '/ai-recommendations');
  expect(next).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Brand awareness' }));
  expect(saveButton()).toBeEnabled();
});

it('shows what is saved, ready to be changed', async () => {
  const painPoints = 'No calls\nSlow page';
  await open(200, { data: { ...sampleProfile, painPoints, budget: '5k-15k' } });
  expect(screen.getByLabelText('Business name')).toHaveValue('Ferry Road Autos');
  expect(screen.getByLabelText(/^Budget/)).toHaveValue('5k-15k');
  expect(screen.getByLabelText(/^Pain points/)).toHaveValue(painPoints);
  expect(screen.getByLabelText(/^Preferred contact/)).toHaveValue('phone');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it('without a goal says so at the boxes, and sends nothing', async () => {
  await open();
  await fillIn();
  await user.click(screen.getByRole('checkbox', { name: 'Generate more leads' }));
  await user.click(saveButton());
  expect(await screen.findByText('Please tick at least one goal.')).toBeVisible();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  expect(api.calls).toHaveLength(1);
});

it('a refused profile shows each fault at its field, and keeps what was typed', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await open();
  await fillIn();
  (await save()).answer(422, {
    success: false,
    code: 'validation_failed',
    message: 'Some details need another look.',
    fieldErrors: { businessName: ['Please use at most 200 characters.'] },
  });
  await waitFor(() => expect(screen.getByLabelText('Business name')).toHaveFocus());
  expect(screen.getByLabelText('Business name')).toBeInvalid();
  expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription(
    'Please use at most 200 characters.',
  );
  expect(screen.getByLabelText('Business name')).toHaveValue('Ferry Road Autos');
  expect(shown()).toMatchObject({ title: 'Profile not saved', variant: 'destructive' });
});

it('without an answer says that nothing is lost', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await open();
  await fillIn();
  (await save()).drop();
  expect(await screen.findByText('We couldn’t reach our server.')).toBeVisible();
  expect(screen.getByText(/Nothing you typed is lost/)).toHaveTextContent('1300 944 422');
  expect(saveButton()).toBeEnabled();
});

it('says when a saved profile could not be loaded, and lets the visitor write one', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await open(503, { success: false, code: 'unavailable', message: 'Not now.' });
  expect(screen.getByText(/We couldn’t load a profile/)).toBeVisible();
  expect(screen.queryByText('Delete this profile')).not.toBeInTheDocument();
});

it('deletes the profile in two steps, and is empty afterwards', async () => {
  await open(200, { data: sampleProfile });
  await user.click(screen.getByText('Delete this profile'));
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button', { name: 'Delete it for good' }));
  const call = await arrives;
  expect(call).toMatchObject({ method: 'DELETE', path: '/api/client-profile', body: undefined });
  call.answer(200, { success: true });
  await waitFor(() => expect(screen.getByLabelText('Business name')).toHaveValue(''));
  expect(screen.getByLabelText('Business name')).toHaveFocus();
  expect(shown()).toMatchObject({ title: 'Your profile is deleted.' });
  expect(screen.queryByText('Delete this profile')).not.toBeInTheDocument();
});

it('is accessible', async () => {
  await open(200, { data: sampleProfile }, 'fa');
  expect(await axeViolations(document.body)).toEqual([]);
});
