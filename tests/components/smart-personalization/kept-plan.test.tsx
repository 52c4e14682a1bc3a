/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { StoredPlan } from '@/components/smart-personalization/stored-plan';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { renderPlan } from '@/tests/support/render-plan';
import { sampleAnswers, samplePersonalization } from '@/tests/support/sample-personalization';
import { eachTest } from '@/tests/support/started';

const token = 'PPPPPPPPPPPPPPPPPPPPPP';
const link = `http://localhost/reports/${token}`;
const title = { name: 'The plan for Ferry Road Autos' };

const api = eachTest(startApi);
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('a plan that was kept', () => {
  it('has a link to share, and can be printed', async () => {
    const user = await renderPlan(api);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('comes back after a reload and after Back, until a new profile is begun', async () => {
    await renderPlan(api);
    cleanup();
    const arrives = api.nextCall();
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    const call = await arrives;
    expect(call.path).toBe(`/api/results/${token}`);
    const result = { answers: sampleAnswers, plan: samplePersonalization() };
    call.answer(200, { kind: 'personalization', result, url: link });
    expect(await screen.findByRole('heading', title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create New Profile' }));
    cleanup();
    const calls = api.calls.length;
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    expect(screen.getByLabelText('Business name')).toHaveValue('');
    expect(api.calls).toHaveLength(calls);
  });

  it('leaves the form alone when it has run out', async () => {
    window.history.replaceState({ resultToken: token }, '');
    const arrives = api.nextCall();
    await renderInLocale(<SmartPersonalizationSections locale="en" />);
    (await arrives).answer(404, { success: false, code: 'not_found', message: '' });
    expect(screen.getByLabelText('Business name')).toBeVisible();
  });

  it('is a page of its own under its link', async () => {
    const { container } = await renderInLocale(
      <StoredPlan
        locale="fa"
        stored={{ answers: sampleAnswers, plan: samplePersonalization() }}
        expiresAt="2027-02-20T02:00:00.000Z"
      />,
      'fa',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferry Road Autos');
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(await axeViolations(container)).toEqual([]);
  });
});
