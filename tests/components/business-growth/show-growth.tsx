import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import type { GrowthResult } from '@/lib/growth/result';
import type { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

export type Api = Awaited<ReturnType<typeof startApi>>;

/** Fills in the form, answers its request, and waits for the headline of the result. */
export async function showGrowth(api: Api, answer: GrowthResult) {
  const user = userEvent.setup({ delay: null });
  await renderInLocale(<BusinessGrowthSections locale="en" />);
  await user.type(screen.getByLabelText('Business name'), answer.businessName);
  await user.type(screen.getByLabelText('Suburb'), answer.location);
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button', { name: 'Analyze My Business' }));
  (await arrives).answer(200, { success: true, ...answer });
  return screen.findByRole('heading', { level: 1, name: new RegExp(`^${answer.businessName}`) });
}
