import { screen } from '@testing-library/react';
import { ScoreClosing } from '@/components/how-we-score/score-closing';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

it('ends the page with the checker for the reader’s own address, and the audit', async () => {
  const { container } = await renderInLocale(<ScoreClosing locale="de" />, 'de');
  const form = screen.getByRole('button', { name: 'SEO prüfen' }).closest('form');
  expect(form).toHaveAttribute('action', '/de/seo-checker');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('textbox', { name: 'Adresse der Website' })).toHaveAttribute('name', 'url');
  expect(screen.getByRole('link', { name: 'SEO-Check, kostenlos' })).toHaveAttribute('href', '/de/seo-audit');
  expect(await axeViolations(container)).toEqual([]);
});
