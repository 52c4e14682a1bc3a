import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import type { startApi } from './render-api';
import { renderInLocale } from './render-in-locale';
import { samplePersonalization } from './sample-personalization';

/** Renders the page with the plan of a visitor who entered a business name and a location. */
export async function renderPlan(
  api: Awaited<ReturnType<typeof startApi>>,
  changes: Partial<PersonalizationResult> = {},
) {
  // Clears an earlier test's plan, which would be restored from the history state.
  window.history.replaceState(null, '');
  await renderInLocale(<SmartPersonalizationSections locale="en" />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Business name'), 'Ferry Road Autos');
  await user.type(screen.getByLabelText('Location'), 'Southport');
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button', { name: 'Create My Profile' }));
  (await arrives).answer(200, { success: true, ...samplePersonalization(changes) });
  await screen.findByRole('heading', { name: 'The plan for Ferry Road Autos' });
  return user;
}
