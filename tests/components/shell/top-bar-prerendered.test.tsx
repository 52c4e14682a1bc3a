/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DeviceLine } from '@/components/shell/device-line';
import { TopBar } from '@/components/shell/top-bar';
import { loadMessages } from '@/lib/i18n/messages';

async function prerender(part: ReactElement) {
  const messages = await loadMessages('en');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Australia/Brisbane">
      {part}
    </NextIntlClientProvider>,
  );
}

it('is an empty strip until the device is known [TOPBAR-09]', async () => {
  await expect(prerender(<TopBar locale="en" />)).resolves.toBe(
    '<div class="bar noscript:hidden!" data-part="top-bar"></div>',
  );
});

it('says nothing of a device in the prerendered footer', async () => {
  await expect(prerender(<DeviceLine />)).resolves.toBe('<span class="min-h-[1lh] noscript:hidden!"></span>');
});
