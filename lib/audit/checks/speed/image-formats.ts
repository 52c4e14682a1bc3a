import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, type Visit } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence, listEvidence } from '../../facts/page/evidence';
import { headerValue } from '../../facts/page/header';
import { kilobytes } from '../../facts/speed/kilobytes';

const HUGE_BYTES = 500_000;
/** Bytes. Below it a newer format saves little. */
const WORTH_CONVERTING = 100_000;
/** Number of pictures assumed to be on the first screen. */
const FIRST_SCREEN = 3;
/** Pixels. Smaller pictures are icons, which need no lazy loading. */
const ICON_SIZE = 100;

/** Pictures are small, in a modern format and loaded lazily. */
export const imageFormats = definePageCheck({
  id: 'image-formats',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
  seenIn: 'network',
  reasons: ['huge', 'old-format', 'eager'],
  cause: { kind: 'pictures' },
  effort: { loses: 'wait', minutes: 45 },
  run: ({ page, site }) => {
    if (!page.html || listElements(page.html, 'img').length === 0) return notApplicable;
    const pictures = listPageImages(site);
    const huge = pictures.filter(({ bytes }) => bytes > HUGE_BYTES);
    if (huge.length > 0) return failedBy('huge', huge, HUGE_BYTES);
    const withChoice = picturesWithChoice(page.html, page.url);
    const old = pictures.filter(
      ({ bytes, isOld, url }) => isOld && bytes > WORTH_CONVERTING && !withChoice.has(url),
    );
    if (old.length > 0) return failedBy('old-format', old, WORTH_CONVERTING);
    const eager = eagerPictures(page.html);
    const values = { total: listElements(page.html, 'img').length, images: eager.length };
    if (eager.length === 0) return { status: 'passed', values };
    const evidence = listEvidence(eager);
    return { status: 'failed', reason: 'eager', severity: 'info', values, evidence, count: eager.length };
  },
});

interface Picture {
  url: string;
  bytes: number;
  isOld: boolean;
}

function listPageImages({ assets }: Visit['site']): Picture[] {
  return assets.flatMap(({ kind, url, outcome, bytes }) => {
    if (kind !== 'image' || outcome.kind !== 'answered' || outcome.status !== 200 || bytes === null)
      return [];
    const type = headerValue(outcome, 'content-type') ?? '';
    // The server chooses the format by the Accept header, which our request lacks.
    const varies = /\baccept\b(?!-)/i.test(headerValue(outcome, 'vary') ?? '');
    return [{ url, bytes, isOld: /^\s*image\/(?:jpe?g|png)\b/i.test(type) && !varies }];
  });
}

/** Pictures inside a picture element let the browser choose the format. */
function picturesWithChoice(html: HtmlFacts, pageUrl: string): Set<string> {
  const base = resolveBaseUrl(html, pageUrl);
  const inside = listElements(html, 'img').filter(({ parent }) => parent === 'picture');
  return new Set(inside.map(({ attributes }) => resolveAddress(attributes.src ?? '', base)?.href ?? ''));
}

function failedBy(reason: 'huge' | 'old-format', found: readonly Picture[], limit: number) {
  const [largest] = found.toSorted((one, other) => other.bytes - one.bytes);
  return {
    status: 'failed',
    reason,
    values: { images: found.length, size: kilobytes(largest?.bytes ?? 0), limit: kilobytes(limit) },
    evidence: found
      .slice(0, EVIDENCE_LIMIT)
      .map(({ url, bytes }) => lineEvidence(`${kilobytes(bytes)} kB ${url}`, { url })),
    count: found.length,
  } as const;
}

function eagerPictures(html: HtmlFacts): PageElement[] {
  return listElements(html, 'img')
    .slice(FIRST_SCREEN)
    .filter(({ attributes, hidden }) => {
      const isLazy = attributes.loading?.trim().toLowerCase() === 'lazy';
      const isInline = !attributes.src?.trim() || /^\s*data:/i.test(attributes.src);
      const isIcon = ['width', 'height'].some(
        (side) => Number.parseInt(attributes[side] ?? '', 10) <= ICON_SIZE,
      );
      return !hidden && !isLazy && !isInline && !isIcon;
    });
}
