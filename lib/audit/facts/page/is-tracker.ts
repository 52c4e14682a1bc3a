import type { PageElement } from '@/lib/web-page/page';

const trackers =
  /googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|static\.hotjar\.com|clarity\.ms|snap\.licdn\.com|analytics\.tiktok\.com|js\.hs-analytics\.net|mc\.yandex\.ru/i;

/** Whether it is an analytics or advertising script. */
export function isTracker({ attributes, text }: PageElement): boolean {
  return (
    trackers.test(attributes.src ?? '') ||
    (attributes.src === undefined && trackers.test(text.slice(0, 20_000)))
  );
}
