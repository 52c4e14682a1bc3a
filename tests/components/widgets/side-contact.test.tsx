import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FloatingWidgets } from '@/components/widgets/floating-widgets';
import { brand } from '@/lib/config/brand';
import { renderInLocale } from '@/tests/support/render-in-locale';

const tab = () => screen.getByRole('button', { name: 'Contact' });
const panel = () => screen.getByRole('dialog', { name: 'Contact us' });

async function openPanel() {
  await renderInLocale(<FloatingWidgets locale="en" />);
  await userEvent.click(tab());
  // Links are not followed in these tests, because jsdom can't.
  panel().addEventListener('click', (event) => event.preventDefault());
}

describe('the contact tab', () => {
  it('is shown, labelled "contact", with its panel closed at first [WIDGET-01]', async () => {
    await renderInLocale(<FloatingWidgets locale="en" />);
    expect(tab()).toBeVisible();
    expect(tab()).toHaveTextContent(/^contact$/i);
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('toggles its panel [WIDGET-02]', async () => {
    await openPanel();
    expect(panel()).toBeVisible();
    expect(panel()).toHaveFocus();
    expect(tab()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tab());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a call, a mail and the contact page [WIDGET-03, WIDGET-04]', async () => {
    await openPanel();
    const links = within(panel());
    expect(links.getByRole('link', { name: `Call Now ${brand.phone}` })).toHaveAttribute(
      'href',
      brand.phoneHref,
    );
    expect(brand.phoneHref).toMatch(/^tel:\d+$/);
    expect(links.getByRole('link', { name: `Email Us ${brand.email}` })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    expect(links.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', '/contact');
  });

  it('closes by its close button and hands the focus back [WIDGET-07]', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();
  });

  it('closes by a click on the overlay outside it, and not by one inside [WIDGET-08]', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('heading', { name: 'Contact us' }));
    expect(panel()).toBeVisible();
    const overlay = document.querySelector('.overlay');
    if (!overlay) throw new Error('no overlay');
    await userEvent.click(overlay);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([/^Call Now/, /^Email Us/, /^Send a message/])(
    'closes after %s is chosen [WIDGET-09]',
    async (name) => {
      await openPanel();
      await userEvent.click(within(panel()).getByRole('link', { name }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('works with the keyboard alone: Enter, Tab through, Escape, and on', async () => {
    await renderInLocale(
      <>
        <FloatingWidgets locale="en" />
        <button type="button">What follows</button>
      </>,
    );
    await userEvent.tab();
    expect(tab()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /^Call Now/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    expect(screen.getByRole('button', { name: 'What follows' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
