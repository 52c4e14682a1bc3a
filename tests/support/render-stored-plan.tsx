import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredPlan } from '@/components/smart-personalization/stored-plan';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { renderInLocale } from './render-in-locale';
import { sampleAnswers, samplePersonalization } from './sample-personalization';

/** Renders the page of a plan's private link: the same plan as after the form, without filling that in. */
export async function renderStoredPlan(changes: Partial<PersonalizationResult> = {}) {
  await renderInLocale(
    <StoredPlan
      stored={{ answers: sampleAnswers, plan: samplePersonalization(changes) }}
      expiresAt="2027-02-20T02:00:00.000Z"
    />,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  if (heading.textContent !== 'The plan for Ferry Road Autos') throw new Error('no plan');
  return userEvent.setup({ delay: null });
}
