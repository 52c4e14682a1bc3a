import type { JourneyGuide, JourneyVisit } from './journey-visit';
import type { RenderedPicture } from './rendered-picture';

/**
 * What a browser with a phone's screen found on one page: facts, no judgements. Lengths are CSS pixels, times
 * milliseconds, sizes bytes; positions are relative to the page's upper left corner.
 */
export type RenderedPage = {
  /** The address after all redirects. */
  readonly url: string;
  readonly measuredAt: string;
  readonly browser: string;
  readonly screen: { readonly width: number; readonly height: number; readonly scale: number };
  readonly pageHeight: number;
  /** Words and links in the HTML sent by the server, and after scripts ran. */
  readonly words: BeforeAndAfter;
  readonly links: BeforeAndAfter;
  /** Types of structured data (JSON-LD) in the page after scripts ran, each once. */
  readonly structuredTypes: readonly string[];
  /** Links that a crawler can't follow after scripts ran: no href, or one that only a script understands. */
  readonly uncrawlableLinks: readonly RenderedElement[];
  readonly overflow: { readonly pageWidth: number; readonly elements: readonly RenderedElement[] };
  readonly tapTargets: { readonly count: number; readonly small: readonly TapTarget[] };
  readonly fontSizes: { readonly letters: number; readonly smallLetters: number; readonly smallest: number };
  /** Violations found by axe, by rule. */
  readonly contrast: AccessFinding;
  readonly imageAlt: AccessFinding;
  readonly labels: AccessFinding;
  readonly largestElement:
    | (RenderedElement & { readonly time: number; readonly kind: 'text' | 'picture' })
    | null;
  readonly layoutShift: number;
  readonly bytes: Readonly<Record<TransferKind, number>>;
  readonly requests: number;
  /** At most ten, each at most 200 characters. */
  readonly consoleErrors: readonly string[];
  /** Whether the largest picture is named in the HTML sent by the server; null if it is no picture with an address. */
  readonly isLargestPictureSent: boolean | null;
  /** Pictures sent with more than twice the pixels that the screen shows of them; `width` and `height`: as sent. */
  readonly oversizedImages: readonly (RenderedElement & {
    readonly width: number;
    readonly height: number;
  })[];
  /** What covers part of the first screen without being asked for, other than a consent panel; `share` is 0 to 1. */
  readonly cover: (RenderedElement & { readonly share: number }) | null;
  /** Scripts by the host that they came from, largest first; at most twenty hosts. */
  readonly scriptHosts: readonly { readonly host: string; readonly bytes: number }[];
  /** Names of the cookies that were set although nobody has touched the page. */
  readonly cookies: readonly string[];
  /** A consent panel that covers part of the first screen; `share` is 0 to 1. */
  readonly consentWall: { readonly share: number } | null;
  readonly pictures: RenderedPictures;
  /** The way of a customer to the business; null if it wasn't asked for, or the page was gone. */
  readonly way: JourneyVisit | null;
};

export type TransferKind = 'document' | 'script' | 'style' | 'image' | 'font' | 'other';
type BeforeAndAfter = { readonly before: number; readonly after: number };
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** A short selector, the element's first words (at most 80 characters), and its position. */
export type RenderedElement = { readonly selector: string; readonly text: string; readonly box: Box };
/** A target below 44 px. `below24`: it also fails WCAG 2.2 AA, which requires 24 px or enough space around. */
export type TapTarget = RenderedElement & { readonly below24: boolean };
export type AccessFinding = { readonly count: number; readonly elements: readonly RenderedElement[] };
export type RenderedPictures = {
  readonly firstScreen: RenderedPicture;
  /** Null if the page is hardly longer than the first screen. */
  readonly wholePage: RenderedPicture | null;
};
/** Why there is no rendered page. `no_browser`: none on this server, or RENDERING=off. */
export type RenderFailure = 'no_browser' | 'busy' | 'timeout' | 'blocked' | 'failed';
export type Rendering =
  | { readonly outcome: 'rendered'; readonly page: RenderedPage }
  | { readonly outcome: 'not_rendered'; readonly reason: RenderFailure };

/** Renders a page, as lib/headless-browser/render-page.ts does; tests and callers may pass another function. */
export type RenderPage = (url: string, options?: RenderOptions) => Promise<Rendering>;

export interface RenderOptions {
  signal?: AbortSignal | undefined;
  /** Set to go on to the form by which customers write, in what is left of the page's time. */
  guide?: JourneyGuide | undefined;
}
