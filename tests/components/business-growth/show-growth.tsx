import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import type { GrowthResult } from '@/lib/business-growth/result';
import { pasteInto } from '@/tests/support/paste-into';
import type { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

export type Api = Awaited<ReturnType<typeof startApi>>;

/** Fills in the form, answers its request, and waits for the headline of the result. */
export async function showGrowth(api: Api, answer: GrowthResult) {
  const user = userEvent.setup({ delay: null });
  await renderInLocale(<BusinessGrowthSections />);
  await pasteInto(screen.getByLabelText('Business name'), answer.businessName, user);
  await pasteInto(screen.getByLabelText('Suburb'), answer.location, user);
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button', { name: 'Check My Business' }));
  (await arrives).answer(200, { success: true, ...answer });
  return screen.findByRole('heading', { level: 1, name: new RegExp(`^${answer.businessName}`) });
}
