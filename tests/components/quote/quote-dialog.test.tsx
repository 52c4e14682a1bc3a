/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readToasts, TOAST_DURATION_MS } from '@/lib/browser/toast/toast-store';
import { honeypotField } from '@/lib/site/honeypot-field';
import { quoteService, quoteSource } from '@/lib/smart-personalization/quote-message';
import { axeViolations } from '@/tests/support/axe-violations';
import { findOpenDialog } from '@/tests/support/find-open-dialog';
import { pasteInto } from '@/tests/support/paste-into';
import { createProofRequest, isProof } from '@/tests/support/proof-challenge';
import { startApi } from '@/tests/support/render-api';
import { renderPlan } from '@/tests/support/render-plan';
import { renderStoredPlan } from '@/tests/support/render-stored-plan';
import { eachTest } from '@/tests/support/started';

describe('the dialog for a quote', () => {
  const api = eachTest(startApi);

  beforeEach(() => {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const dialog = () => findOpenDialog('Where should the quote go?');

  const shown = () => readToasts().find(({ open }) => open);

  const email = () => screen.getByLabelText('Email Address');

  const phone = () => screen.getByLabelText('Phone Number');

  async function open(renderedPlan = renderStoredPlan()) {
    const user = await renderedPlan;
    await user.click(screen.getByRole('button', { name: 'Get Quote Now' }));
    await dialog();
    return user;
  }

  async function send(user: UserEvent) {
    const arrives = api.nextCall();
    await user.click(screen.getByRole('button', { name: 'Request my quote' }));
    return arrives;
  }

  async function order(renderedPlan = renderStoredPlan()) {
    const user = await open(renderedPlan);
    await pasteInto(email(), 'sam@ferryroadautos.example', user);
    await pasteInto(phone(), '0400 000 000', user);
    await user.click(screen.getByLabelText('Both'));
    return { user, call: await send(user) };
  }

  describe('the quote dialog', () => {
    it('opens from the plan, from its content and from its end, and goes back there [QUOTE-01]', async () => {
      const user = await renderStoredPlan();
      for (const [name, tab] of [
        ['Get Quote Now', 'Smart Recommendations'],
        ['Start within three months: get a quote', 'Content Personalization'],
        ['Get Your Custom Quote Now', 'Preferences'],
      ] as const) {
        await user.click(screen.getByRole('tab', { name: tab }));
        const opener = screen.getByRole('button', { name });
        await user.click(opener);
        expect(await dialog()).toBeVisible();
        await user.keyboard('{Escape}');
        await waitFor(() => expect(opener).toHaveFocus());
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      }
    });

    it('asks for email, phone and the contact one likes better [QUOTE-02, QUOTE-03, QUOTE-04, QUOTE-05]', async () => {
      await open();
      expect(email()).toBeRequired();
      expect(email()).toHaveAttribute('type', 'email');
      expect(phone()).toBeRequired();
      expect(phone()).toHaveAttribute('type', 'tel');
      const contact = screen.getByRole('group', { name: 'How would you like us to contact you?' });
      const ways = within(contact).getAllByRole<HTMLInputElement>('radio');
      expect(ways.map(({ value }) => value)).toEqual(['email', 'phone', 'both']);
      expect(await axeViolations(await dialog())).toEqual([]);
    });

    it('sends nothing before both are filled in [QUOTE-03, QUOTE-04]', async () => {
      const user = await open();
      const before = api.calls.length;
      await user.type(email(), 'sam@');
      await user.click(screen.getByRole('button', { name: 'Request my quote' }));
      expect(email()).toBeInvalid();
      expect(phone()).toBeInvalid();
      await user.type(email(), 'ferryroadautos.example');
      await user.type(phone(), '  ');
      await user.click(screen.getByRole('button', { name: 'Request my quote' }));
      expect(email()).toBeValid();
      expect(phone()).toBeInvalid();
      expect(api.calls).toHaveLength(before);
    });

    it('sends a lead to the contact API [QUOTE-06]', async () => {
      const { call } = await order();
      expect(call).toMatchObject({ method: 'POST', path: '/api/contact' });
      expect(call.headers['idempotency-key']).toMatch(/^[\da-f]{46}$/);
      expect(call.body).toEqual({
        attachment: 'PPPPPPPPPPPPPPPPPPPPPP',
        first_page: '/',
        name: 'Ferry Road Autos',
        email: 'sam@ferryroadautos.example',
        phone: '0400 000 000',
        message: expect.stringMatching(/Prefers contact by: email and phone.*contact within 24 hours$/s),
        service: quoteService,
        source: quoteSource,
        page: '/',
        locale: 'en',
        typed: 'Ferry Road Autos\nSouthport',
        [honeypotField]: '',
      });
      call.answer(200, { success: true, id: '1' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  });

  describe('a request that is stored', () => {
    it('closes the dialog, and says so by a panel and a toast [QUOTE-10, QUOTE-11, PERS-22]', async () => {
      const { user, call } = await order(renderPlan(api));
      call.answer(200, {
        success: true,
        id: '6ad0f3c8-7f0a',
        receipt: ['You’ll have our answer by Friday.'],
      });
      const panel = await screen.findByRole('heading', { name: 'Your request is on a desk in Robina' });
      await waitFor(() => expect(panel).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByText(/^Sent \d{1,2}:\d\d/).parentElement).toHaveTextContent(/ No\. 6ad0f3c8$/);
      expect(screen.getByText('You’ll have our answer by Friday.')).toBeVisible();
      expect(shown()).toMatchObject({
        title: 'Quote Request Submitted!',
        description: "We'll contact you within 24 hours with your personalized strategy and pricing.",
        variant: 'success',
      });
      expect(TOAST_DURATION_MS).toBe(5000);

      expect(screen.queryByRole('button', { name: /quote/i })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Create Another Profile' }));
      expect(screen.getByLabelText('Business name')).toHaveValue('');
    });
  });

  describe('a request that fails', () => {
    const failed = {
      title: 'Submission Failed',
      description: 'Please try again or call us at 1300 944 422',
      variant: 'destructive',
    };

    it('says so by a toast and in the dialog, which keeps everything [QUOTE-12]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, call } = await order();
      call.answer(422, {
        success: false,
        code: 'validation_failed',
        message: 'Some details need another look.',
        fieldErrors: { phone: ['Please use at most 40 characters.'] },
      });
      await waitFor(() => expect(shown()).toMatchObject(failed));
      expect(await dialog()).toHaveTextContent('Some details need another look.');
      expect(phone()).toHaveAccessibleDescription(/at most 40 characters/);
      expect(phone()).toHaveFocus();
      expect(email()).toHaveValue('sam@ferryroadautos.example');

      const again = await send(user);
      expect(again.headers['idempotency-key']).toBe(call.headers['idempotency-key']);
      again.answer(200, { success: true, id: '1' });
      expect(
        await screen.findByRole('heading', { name: 'Your request is on a desk in Robina' }),
      ).toBeVisible();
    });

    it('for want of a connection is logged and says the same; the dialog keeps what was typed [QUOTE-13]', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, call } = await order();
      call.drop();
      await waitFor(() => expect(shown()).toMatchObject(failed));
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'fetch failed' }));
      expect(email()).toHaveValue('sam@ferryroadautos.example');

      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Get Quote Now' }));
      await dialog();
      expect(email()).toHaveValue('sam@ferryroadautos.example');
      expect(screen.getByLabelText('Both')).toBeChecked();
    });

    it('and is changed before the next try is another request', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, call } = await order();
      call.answer(503, { success: false, code: 'unavailable', message: 'We can’t save anything right now.' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Request my quote' })).toBeEnabled());
      await user.type(phone(), '1');
      const again = await send(user);
      expect(again.headers['idempotency-key']).not.toBe(call.headers['idempotency-key']);
      again.answer(200, { success: true, id: '1' });
      expect(
        await screen.findByRole('heading', { name: 'Your request is on a desk in Robina' }),
      ).toBeVisible();
    });
  });
});

describe('the proof that a quote asks for', () => {
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
});
