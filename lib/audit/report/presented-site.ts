import type { Severity } from '../check';

/**
 * What a report shows of the whole website, in the reader's language, nothing to compute. Types only, safe in a browser.
 */
export interface PresentedSite {
  state: 'queued' | 'running' | 'done' | 'failed';
  title: string;
  /** How far it is, or what was read. */
  message: string;
  /** Further sentences. */
  notes: readonly string[];
  /** While it is being read. */
  progress: PresentedProgress | null;
  /** When it was read. */
  result: PresentedSiteResult | null;
}

interface PresentedProgress {
  /** Asked with GET: the PresentedSite as it is then. */
  path: string;
  /** Read, of all that is known: 0–1. */
  share: number;
  latestTitle: string;
  /** Addresses, the newest first. */
  latest: readonly string[];
  /** For readers without scripts. */
  reload: string;
}

export interface PresentedSiteResult {
  findingsTitle: string;
  /** Said when there are no findings. */
  none: string;
  /** Faults, worst first. */
  findings: readonly PresentedSiteFinding[];
  passedTitle: string;
  passed: readonly string[];
  groupsTitle: string;
  groupsText: string;
  groups: readonly PresentedGroup[];
  pages: PresentedPageTable;
}

export interface PresentedSiteFinding {
  id: string;
  title: string;
  message: string;
  fix: string;
  severity: Severity;
  type: 'error' | 'warning';
  /** How many there are in all. */
  count: number;
  items: readonly PresentedSiteItem[];
  /** Where there are more than items; '' otherwise. */
  more: string;
}

export interface PresentedSiteItem {
  heading: string;
  /** The heading is an address. */
  isAddress: boolean;
  /** What is the matter with it; '' where the finding says it all. */
  note: string;
  /** Said above the places. */
  placesTitle: string;
  places: PresentedPlaces;
}

interface PresentedPlace {
  /** Without the website's own origin. */
  url: string;
  detail: string;
}

/** A list that may be long: its beginning, and the rest, which is folded. */
export interface PresentedPlaces {
  first: readonly PresentedPlace[];
  rest: readonly PresentedPlace[];
  /** "and 25 more", the name of the rest; '' where there is none. */
  restTitle: string;
  /** Where there are more than both; '' otherwise. */
  more: string;
}

/** A fault that a check finds on several pages. */
export interface PresentedGroup {
  id: string;
  title: string;
  /** "on 14 of 61 pages". */
  on: string;
  example: string;
  fix: string;
  severity: Severity;
  type: 'error' | 'warning';
  pages: PresentedPlaces;
}

export interface PresentedPageTable {
  title: string;
  columns: { page: string; score: string; clicks: string; words: string };
  rows: readonly PresentedPageRow[];
}

interface PresentedPageRow {
  url: string;
  title: string;
  /** 0–100; null where it was not judged. */
  seo: number | null;
  score: string;
  clicks: string;
  words: string;
  mark: string;
}
