import { act, screen } from '@testing-library/react';
import { FloatingWidgets } from '@/components/widgets/floating-widgets';
import { renderInLocale } from '@/tests/support/render-in-locale';

function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => window.dispatchEvent(new Event('scroll')));
}

afterEach(() => scrollPageTo(0));

it('the way back to the top is shown beyond 300 px only, and not at exactly 300 [WIDGET-10]', async () => {
  await renderInLocale(<FloatingWidgets locale="en" />);
  const button = () => screen.queryByRole('button', { name: 'Back to top' });
  expect(button()).not.toBeInTheDocument();
  scrollPageTo(300);
  expect(button()).not.toBeInTheDocument();
  scrollPageTo(301);
  expect(button()).toBeVisible();
  scrollPageTo(300);
  expect(button()).not.toBeInTheDocument();
});
