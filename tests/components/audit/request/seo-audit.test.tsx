/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefillForm } from '@/components/audit/request/audit-form';
import { SeoAuditSections } from '@/components/audit/request/seo-audit-sections';
import { FieldFaults } from '@/components/shell/field-faults';
import { readToasts } from '@/lib/browser/toast/toast-store';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAudit } from '@/tests/support/sample-analysis';
import { eachTest } from '@/tests/support/started';

describe('the order of an audit', () => {
  const api = eachTest(startApi);

  beforeEach(async () => {
    await renderInLocale(
      <>
        <SeoAuditSections />
        <FieldFaults />
      </>,
    );
  });

  afterEach(() => {
    window.history.replaceState(null, '');
    jest.restoreAllMocks();
  });

  const labels = ['Website URL', 'Business Name', 'Email Address'] as const;

  const written = {
    'Website URL': 'ferryroadautos.example',
    'Business Name': 'Ferry Road Autos',
    'Email Address': 'sam@ferryroadautos.example',
  } as const;

  const field = (label: (typeof labels)[number]) => screen.getByLabelText(label);

  const button = () => screen.getByRole('button', { name: /Get My Free SEO Audit|Analyzing/ });

  const shown = () => readToasts().find(({ open }) => open);

  async function order() {
    const user = userEvent.setup({ delay: null });
    for (const label of labels) await pasteInto(field(label), written[label], user);
    const arrives = api.nextCall();
    await user.click(button());
    return { user, call: await arrives };
  }

  describe('the audit form', () => {
    it('asks for website, business and email, all required [AUDIT-02, AUDIT-03]', () => {
      for (const label of labels) expect(field(label)).toBeRequired();
    });

    it('asks for an email address as one, and refuses any other text [AUDIT-04]', async () => {
      expect(field('Email Address')).toHaveAttribute('type', 'email');
      await pasteInto(field('Website URL'), 'shop.example');
      await pasteInto(field('Business Name'), 'Shop');
      await pasteInto(field('Email Address'), 'sam@');
      await userEvent.click(button());
      expect(field('Email Address')).toBeInvalid();
      expect(api.calls).toHaveLength(0);
    });

    it.each(labels)('without %s says so by a toast, and sends nothing [AUDIT-05]', async (missing) => {
      for (const label of labels) if (label !== missing) await pasteInto(field(label), written[label]);
      await userEvent.click(button());
      await waitFor(() => expect(field(missing)).toHaveFocus());
      expect(shown()).toMatchObject({
        title: 'Missing Information',
        description: 'Please fill in all fields to get your free SEO audit.',
      });
      expect(api.calls).toHaveLength(0);
    });

    it('is an ordinary form for browsers without script [AUDIT-20]', () => {
      const form = document.querySelector('form');
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/api/seo-audit');
      expect(new FormData(form ?? undefined).get('locale')).toBe('en');
    });
  });

  describe('an audit', () => {
    it('sends the three fields with the visitor’s credentials [AUDIT-06]', async () => {
      const fetched = jest.spyOn(globalThis, 'fetch');
      const { call } = await order();
      expect(call).toMatchObject({ method: 'POST', path: '/api/seo-audit' });
      expect(call.body).toMatchObject({
        url: written['Website URL'],
        businessName: written['Business Name'],
        email: written['Email Address'],
      });
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
      call.answer(200, { success: true, ...sampleAudit() });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    });

    it('goes from the form to analyzing to the result, and says that it is mailed [AUDIT-07, AUDIT-14]', async () => {
      expect(screen.queryByText(/Under inspection/)).toBeNull();
      const { call } = await order();
      expect(screen.getByText('Under inspection: ferryroadautos.example')).toBeVisible();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).toHaveFocus();
      expect(button()).toHaveTextContent('Analyzing...');

      call.answer(200, { success: true, ...sampleAudit() });
      const headline = await screen.findByRole('heading', { name: 'A sound page with some work to do.' });
      expect(headline).toHaveFocus();
      expect(screen.queryByLabelText('Website URL')).not.toBeInTheDocument();
      expect(shown()).toMatchObject({
        title: 'SEO Audit Complete',
        description: 'Your detailed report has been generated and emailed to you.',
        variant: 'success',
      });
    });

    it('of a website that refused our program is called no success', async () => {
      const { call } = await order();
      const before = readToasts().length;
      const refusal = { title: 'smith.example turned our program away', text: ['Cloudflare answered.'] };
      call.answer(200, { success: true, ...sampleAudit({ refusal, overallScore: null, checks: [] }) });
      expect(await screen.findByRole('heading', { name: refusal.title })).toHaveFocus();
      expect(readToasts()).toHaveLength(before);
    });

    it('has the same key until an answer has come, so that trying again makes no second report', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, call } = await order();
      call.drop();
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
      const arrives = api.nextCall();
      await user.click(button());
      const again = await arrives;
      again.answer(200, { success: true, ...sampleAudit() });
      expect(await screen.findByRole('button', { name: 'Audit another website' })).toBeVisible();
      expect(call.headers['idempotency-key']).toMatch(/^[0-9a-f]{46}$/);
      expect(again.headers['idempotency-key']).toBe(call.headers['idempotency-key']);
    });

    it('comes back after a reload, without a word about a mail', async () => {
      const { call } = await order();
      call.answer(200, { success: true, ...sampleAudit() });
      expect(await screen.findByText(/on its way to you by email/)).toBeVisible();
      cleanup();
      const arrives = api.nextCall();
      await renderInLocale(
        <>
          <SeoAuditSections />
          <FieldFaults />
        </>,
      );
      const again = await arrives;
      expect(again.path).toBe('/api/results/AAAAAAAAAAAAAAAAAAAAAA');
      again.answer(200, { kind: 'audit', result: sampleAudit() });
      expect(
        await screen.findByRole('heading', { name: 'A sound page with some work to do.' }),
      ).toBeVisible();
      expect(screen.queryByText(/by email/)).toBeNull();
    });

    it('starts over for another website', async () => {
      const { user, call } = await order();
      call.answer(200, { success: true, ...sampleAudit() });
      await user.click(await screen.findByRole('button', { name: 'Audit another website' }));
      expect(field('Website URL')).toHaveValue('');
    });
  });

  describe('a failed audit', () => {
    it('says the answer’s sentence by a toast and at the form, which keeps everything [AUDIT-15]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.answer(504, { success: false, code: 'timeout', message: 'The website took too long.' });
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
      expect(shown()).toMatchObject({
        title: 'Analysis Failed',
        description: 'The website took too long.',
        variant: 'destructive',
      });
      expect(document.querySelector('form [role="status"]')).toHaveTextContent('The website took too long.');
      for (const label of labels) expect(field(label)).toHaveValue(written[label]);
    });

    it('without a sentence has one of its own [AUDIT-16]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.drop();
      await waitFor(() =>
        expect(shown()).toMatchObject({
          title: 'Analysis Failed',
          description: 'Unable to analyze your website. Please try again.',
          variant: 'destructive',
        }),
      );
    });

    it('says at its field what the server refuses', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { call } = await order();
      call.answer(422, {
        success: false,
        code: 'validation_failed',
        message: 'Some details need another look.',
        fieldErrors: { email: ['Please enter an email address like name@example.com.'] },
      });
      await waitFor(() =>
        expect(field('Email Address')).toHaveAccessibleDescription(/like name@example.com/),
      );
      expect(field('Email Address')).toHaveFocus();
    });
  });
});

it('an empty audit form names every field that needs a value, at the field, and focuses the first', async () => {
  await renderInLocale(
    <>
      <SeoAuditSections />
      <FieldFaults />
    </>,
  );
  const fields = ['Website URL', 'Business Name', 'Email Address'].map((label) =>
    screen.getByLabelText(label),
  );
  await pasteInto(screen.getByLabelText('Business Name'), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Get My Free SEO Audit' }));
  for (const field of fields) {
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please fill in this field/));
    expect(field).toBeInvalid();
  }
  expect(fields[0]).toHaveFocus();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(3);
});

describe('a form filled in beforehand', () => {
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

  it('an audit’s form is filled from the fragment of its address, with the fold that hides a field, and nothing hidden', () => {
    const { container } = render(
      <form>
        <input name="url" aria-label="url" />
        <input type="hidden" name="locale" defaultValue="en" />
        <details>
          <summary>Rivals</summary>
          <input name="rivalOne" aria-label="rivalOne" />
        </details>
      </form>,
    );
    const [form] = container.getElementsByTagName('form');
    if (form)
      prefillForm(form, '#url=shop.example&rivalOne=https%3A%2F%2Frival.example%2F&locale=de&other=x');
    expect(field('url')).toHaveValue('shop.example');
    expect(field('rivalOne')).toHaveValue('https://rival.example/');
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(container.querySelector('[name=locale]')).toHaveValue('en');
  });
});
