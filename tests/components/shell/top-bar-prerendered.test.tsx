/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DeviceLine } from '@/components/shell/device-line';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { TopBar } from '@/components/shell/top-bar';
import { AtPath } from '../../support/at-path';
import { withMessages } from '../../support/with-messages';

const prerender = async (part: ReactElement) => renderToStaticMarkup(await withMessages(part));

const prerenderBar = () =>
  prerender(
    <AtPath pathname="/contact">
      <ThemeProvider>
        <TopBar />
      </ThemeProvider>
    </AtPath>,
  );

it('has its menus', async () => {
  const bar = await prerenderBar();
  for (const name of ['Choose a theme', 'Choose a language: English', 'Hide this bar']) {
    expect(bar).toContain(name);
  }
});

it('renders nothing of its information until device information is known, only its space [TOPBAR-09]', async () => {
  const bar = await prerenderBar();
  // What is beside the menus: the firm's name, and a place for the rest.
  expect(/<section[^>]*>(.*?)<div class="menu/.exec(bar)?.[1]).toBe(
    '<b class="brand">Cornerpiece Digital</b><div class="end"><span class="device"></span>',
  );
  for (const word of ['Computer', 'Mobile device', 'Gold Coast', '°C']) expect(bar).not.toContain(word);
});

it('has the theme toggle’s words for both themes, each in the part that the style sheet hides in the other', async () => {
  const bar = await prerenderBar();
  expect(bar).toMatch(/<span class="toDark">(?:(?!<span).)*<span class="sr-only">Switch to dark mode</);
  expect(bar).toMatch(/<span class="toLight">(?:(?!<span).)*<span class="sr-only">Switch to light mode</);
});

it('has the label of each theme mode and of either state of the sound, each in a part that the style sheet can hide', async () => {
  const bar = await prerenderBar();
  for (const [part, label] of [
    ['light', 'Theme: Light'],
    ['dark', 'Theme: Dark'],
    ['system', 'Theme: System'],
    ['auto', 'Theme: Auto'],
  ]) {
    expect(bar).toContain(`<span class="${part}">${label}</span>`);
  }
  expect(bar).toMatch(/<span class="state on">.*Sound On<.*<span class="state off">.*Sound Off</);
});

it('says nothing of a device in the prerendered footer', async () => {
  await expect(prerender(<DeviceLine />)).resolves.toBe('<span class="min-h-[1lh] noscript:hidden!"></span>');
});
