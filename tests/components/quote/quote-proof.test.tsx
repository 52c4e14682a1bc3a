/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { readToasts } from '@/lib/browser/toast/toast-store';
import { findOpenDialog } from '@/tests/support/find-open-dialog';
import { pasteInto } from '@/tests/support/paste-into';
import { createProofRequest, isProof } from '@/tests/support/proof-challenge';
import { startApi } from '@/tests/support/render-api';
import { renderPlan } from '@/tests/support/render-plan';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

it('a request for a quote solves what the server asks, says so, and goes off by itself', async () => {
  const user = await renderPlan(api);
  await user.click(screen.getByRole('button', { name: 'Get Quote Now' }));
  const dialog = await findOpenDialog('Where should the quote go?');
  await pasteInto(screen.getByLabelText('Email Address'), 'sam@ferryroadautos.example', user);
  await pasteInto(screen.getByLabelText('Phone Number'), '0400 000 000', user);
  const arrives = api.nextCall();
  await user.click(screen.getByRole('button', { name: 'Request my quote' }));
  const first = await arrives;
  const arrivesAgain = api.nextCall();
  first.answer(428, await createProofRequest());

  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /^We’re getting a lot of messages right now, so sending/,
    ),
  );
  const second = await arrivesAgain;
  const { proof, ...fields } = Object(second.body);
  expect(await isProof(proof)).toBe(true);
  expect(fields).toEqual(first.body);
  second.answer(200, { success: true, id: '1' });
  await waitFor(() =>
    expect(readToasts().some(({ title }) => title === 'Quote Request Submitted!')).toBe(true),
  );
});
