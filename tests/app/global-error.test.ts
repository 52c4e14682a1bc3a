import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

it('the answer to a failure of the server says sorry and has the phone number before any script has run', async () => {
  const words = {
    title: 'Sorry',
    text: 'Call us:',
    retry: 'Again',
    home: 'Home',
    homePath: '/',
    phone: '1300 944 422',
  };
  process.env.PRINTED_ERROR_WORDS = JSON.stringify({ ...words, lang: 'en-AU', dir: 'ltr' });
  const { default: GlobalError } = await import('@/app/global-error');
  const html = renderToStaticMarkup(createElement(GlobalError, { retry: () => undefined }));
  expect(html).toContain('<html lang="en-AU" dir="ltr"');
  expect(html).toContain('<h1 tabindex="-1">Sorry</h1>');
  expect(html).toContain('<a href="tel:1300944422" dir="ltr">1300 944 422</a>');
});
