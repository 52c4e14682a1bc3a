import { test } from './browser-test';

/** The tests that follow see the site like most visitors, whose systems don't ask for less motion. */
export function withMotion(): void {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
}
