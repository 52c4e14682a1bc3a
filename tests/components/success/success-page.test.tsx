/** @jest-environment ./tests/support/render-environment.ts */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PaymentComplete } from '@/components/success/payment-complete';
import { PaymentUnknown } from '@/components/success/payment-unknown';
import { PaymentView } from '@/components/success/payment-view';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

describe('the success page', () => {
  const reference = 'cs_test_a1b2c3d4e5f6g7h8i9';

  const api = eachTest(startApi);

  async function renderAt(query: string, locale: Locale = 'en') {
    window.history.replaceState(null, '', `/success${query}`);
    const arrives = api.nextCall();
    const page = await renderInLocale(
      <main>
        <PaymentView complete={<PaymentComplete />} unknown={<PaymentUnknown />} />
      </main>,
      locale,
    );
    const { success: words } = await loadMessages(locale);
    // The page reports a payment to staff without waiting for the answer.
    const isPaid = screen.queryByRole('heading', { name: words.complete.title }) !== null;
    const told = isPaid ? await arrives : undefined;
    told?.answer(200, { success: true });
    return { ...page, words, told };
  }

  const region = (name: string) => within(screen.getByRole('region', { name }));

  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  describe('after a payment', () => {
    beforeEach(async () => {
      await renderAt(`?session_id=${reference}`);
    });

    it('the page says that the service starts now [SUCCESS-02]', () => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^Payment Complete - Service Starting Now!$/,
      );
    });

    it('a box says that the Digital Growth Package is activated and complete [SUCCESS-03] [SUCCESS-04]', () => {
      const box = region('Package Activated');
      expect(box.getByText('Digital Growth Package')).toBeVisible();
      expect(box.getByText('Status').nextSibling).toHaveTextContent(/^Complete$/);
    });

    it('the first 20 characters of the reference are the payment id [SUCCESS-09]', () => {
      const id = region('Package Activated').getByText('Payment ID').nextSibling;
      expect(id).toHaveTextContent(/^cs_test_a1b2c3d4e5f6$/);
    });

    it('the service begins now, with contact within 2 hours [SUCCESS-05]', () => {
      expect(screen.getByRole('heading', { name: 'Service Begins Now' })).toBeVisible();
      expect(
        screen.getByText(
          /We’ll contact you within 2 hours \(Monday –\u2060 Friday, 9:00\sam –\u2060 5:00\spm\)/,
        ),
      ).toBeVisible();
    });

    it('a note mentions the confirmation email and of the provider’s receipt [SUCCESS-06]', () => {
      const note = region('Look for the confirmation email');
      expect(note.getByText(/The payment provider sends it, with your receipt/)).toBeVisible();
    });

    it('priority support has a phone and an email address [SUCCESS-07]', () => {
      const support = region('Priority support');
      expect(support.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
      expect(support.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
        'href',
        `mailto:${brand.supportEmail}`,
      );
    });

    it('buttons lead home and to support [SUCCESS-08]', () => {
      expect(hrefOf('Return to Home')).toBe('/');
      expect(hrefOf('Contact Support')).toBe('/contact');
    });
  });

  describe('our staff', () => {
    it('are notified of the payment by the page, with the address’s data', async () => {
      const { told } = await renderAt(`?session_id=${reference}&package=gold`, 'fa');
      expect(told).toMatchObject({ method: 'POST', path: '/api/payment-return' });
      expect(told?.body).toEqual({ provider: 'stripe', reference, paidFor: 'gold', locale: 'fa' });
    });

    it('are notified of PayPal’s subscription, too, and the page shows its number', async () => {
      const { told } = await renderAt('?subscription_id=I-BW452GLLEP1G&ba_token=BA-77Y92713TH387034C');
      expect(told?.body).toMatchObject({ provider: 'paypal', reference: 'I-BW452GLLEP1G' });
      expect(region('Package Activated').getByText('I-BW452GLLEP1G')).toBeVisible();
    });

    it('are not notified by a page without a reference', async () => {
      await renderAt('?utm_source=mail');
      expect(api.calls).toEqual([]);
    });
  });

  describe('without the reference of a payment', () => {
    function expectNeutral(container: HTMLElement, title: string) {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
      expect(container).not.toHaveTextContent(/Payment Complete/i);
    }

    it('the page is neutral and has the support phone [SUCCESS-10]', async () => {
      const { container, words } = await renderAt('');
      expectNeutral(container, words.neutral.title);
    });

    it.each(['', 'short-7', 'not%20a%20reference', '%3Cscript%3Ealert(1)', 'cs_test_;12345678'])(
      'the page is neutral for session_id=%s [SUCCESS-91]',
      async (sessionId) => {
        const { container, words } = await renderAt(`?session_id=${sessionId}`);
        expectNeutral(container, words.neutral.title);
      },
    );
  });

  describe.each(['en', 'fa'] as const)('the page after a payment (%s)', (locale) => {
    it('leads home and to contact in its own language', async () => {
      const { words } = await renderAt(`?session_id=${reference}`, locale);
      expect(hrefOf(words.complete.home)).toBe(localePath(locale, '/'));
      expect(hrefOf(words.complete.contact)).toBe(localePath(locale, '/contact'));
    });
  });
});

describe('the view of a payment', () => {
  const view = <PaymentView complete="paid" unknown="no reference" />;

  it('the prerendered page has both views, of which the style sheet hides one; the script leaves the right one [SUCCESS-10]', () => {
    expect(renderToString(view)).toBe(
      '<div class="complete">paid</div><div class="unknown">no reference</div>',
    );
    window.history.replaceState(null, '', '/success');
    const { container } = render(view);
    expect(container.innerHTML).toBe('<div>no reference</div>');
  });
});
