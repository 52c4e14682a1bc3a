/** @jest-environment ./tests/support/render-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSiteAnswers } from '@/tests/support/site-answers';
import { eachTest } from '@/tests/support/started';
import { renderTopBar } from './render-top-bar';

const site = eachTest(startSiteAnswers);

// A separate file is a separate page load: a dismissed bar stays hidden until the next load.
it('has a button that hides the bar, also from where it is drawn anew [TOPBAR-06]', async () => {
  const { container, unmount } = await renderTopBar();
  expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();

  // The site's header, which follows the bar on a page.
  const header = document.createElement('div');
  header.dataset.part = 'header';
  header.innerHTML = '<a href="/">Home</a>';
  document.body.append(header);

  await userEvent.click(screen.getByRole('button', { name: 'Hide this bar' }));
  expect(container).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();

  unmount();
  const again = await renderTopBar();
  expect(again.container).toBeEmptyDOMElement();
  expect(site.paths()).toHaveLength(2);
});
