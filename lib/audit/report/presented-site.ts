import type { Severity } from '../check';
import type { PresentedPlaces } from './presented-places';
import type { RepairPlan } from './presented-repairs';

/** The crawl of a whole website, ready for display in the reader's language. Types only, safe in a browser. */
export interface PresentedSite {
  state: 'queued' | 'running' | 'done' | 'failed';
  title: string;
  /** The progress, or a summary of what was read. */
  message: string;
  /** Further sentences. */
  notes: readonly string[];
  /** While the crawl is queued or running. */
  progress: PresentedProgress | null;
  /** When the crawl is done. */
  result: PresentedSiteResult | null;
  /** For a page that polls: the repairs of page and website, once the crawl is done. */
  plan?: RepairPlan;
}

interface PresentedProgress {
  /** The address to poll with GET for the current PresentedSite. */
  path: string;
  /** Share of the known pages that was read: 0–1. */
  share: number;
  latestTitle: string;
  /** Addresses read last, newest first. */
  latest: readonly string[];
  /** For readers without scripts. */
  reload: string;
}

export interface PresentedSiteResult {
  findingsTitle: string;
  /** Text for no findings. */
  none: string;
  /** Faults, worst first. */
  findings: readonly PresentedSiteFinding[];
  passedTitle: string;
  passed: readonly string[];
  groupsTitle: string;
  groupsText: string;
  groups: readonly PresentedGroup[];
  pages: PresentedPageTable;
  /** Null in results of earlier versions. */
  sheet: PresentedSheet | null;
}

/** What the website says about its business, side by side. */
export interface PresentedSheet {
  title: string;
  text: string;
  rows: readonly {
    id: string;
    title: string;
    items: readonly PresentedSiteItem[];
    /** Below the items; '' for none. */
    note: string;
  }[];
}

export interface PresentedSiteFinding {
  id: string;
  title: string;
  message: string;
  fix: string;
  severity: Severity;
  type: 'error' | 'warning';
  /** Number of all items. */
  count: number;
  items: readonly PresentedSiteItem[];
  /** How many items are not listed; '' for none. */
  more: string;
}

export interface PresentedSiteItem {
  heading: string;
  /** Whether the heading is an address. */
  isAddress: boolean;
  /** What is wrong with it; '' if the finding says everything. */
  note: string;
  /** Heading above the places. */
  placesTitle: string;
  places: PresentedPlaces;
  /** Google's own content, which is only shown: files may not carry it. */
  isGoogle?: true;
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
  /** 0–100; null if there is no score. */
  seo: number | null;
  score: string;
  clicks: string;
  words: string;
  mark: string;
}
