import { screen } from '@testing-library/react';
import { DeviceLine } from '@/components/shell/device-line';
import { renderInLocale } from '../../support/render-in-locale';
import { browseWith } from './render-top-bar';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 'Your device: iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36', 'Your device: Android'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 'Your device: other mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Your device: desktop'],
])('%s is reported as "%s" [FOOTER-09]', async (userAgent, sentence) => {
  browseWith(userAgent);
  await renderInLocale(<DeviceLine />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
