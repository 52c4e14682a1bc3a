import {
  contentSecurityPolicy,
  type PolicyOptions,
} from '../../lib/config/content-policy/content-security-policy';
import { reportingEndpoints, reportOnlyPolicy } from '../../lib/config/content-policy/reporting';
import { deferScripts } from './defer-scripts';
import { inlineStyles } from './inline-styles';
import type { PageStep } from './page-step';

/**
 * Browsers revalidate each time, which usually results in a 304. A shared cache stores a page for one minute, and may
 * serve it for five more while it revalidates.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** In a tag only: text and attributes contain no bare `<`. */
const mark = /(<[a-z][\w-]*(?:\s[^<>]*)?) vt-update="[^"<>]*"/g;

export interface PageOptions extends Omit<PolicyOptions, 'carrier'> {
  /** Whether the site is a preview, whose pages also report what Trusted Types would block. */
  isPreview: boolean;
}

/** What a page is prepared with. */
export interface PageSources {
  /** The text of the style sheet or script at an address of the site. */
  readFile: (address: string) => string;
  steps: ReadonlySet<PageStep>;
  options: PageOptions;
}

/** A step that a page was left without. */
export interface LeftOut {
  step: PageStep;
  reason: string;
}

export interface PreparedPage {
  html: string;
  headers: Record<string, string>;
  /** The script that the page needs besides Next's, to be stored at its address. */
  file?: { address: string; script: string };
  /** The addresses of Next's scripts, where `defer-scripts` was taken. */
  scripts: readonly string[];
  leftOut: LeftOut[];
}

/**
 * Changes a prerendered page for a fast first paint and computes its headers. A step that fails, or whose result is not
 * the same page, leaves the page as it was before; the content policy is that of what is really in the page.
 */
export function preparePage(original: string, sources: PageSources): PreparedPage {
  const { readFile, steps, options } = sources;
  const leftOut: LeftOut[] = [];
  const attempt = <T>(step: PageStep, take: () => T): T | undefined => {
    if (!steps.has(step)) return undefined;
    try {
      return take();
    } catch (error) {
      leftOut.push({ step, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  const bare = steps.size > 0 ? dropTransitionMarks(original) : original;
  const styled = attempt('inline-styles', () => inlineStyles(bare, readFile));
  const deferred = attempt('defer-scripts', () => deferScripts(styled?.html ?? bare, styled?.record ?? ''));
  const html = deferred?.html ?? (styled ? withScript(styled.html, styled.record) : bare);
  const policy = contentSecurityPolicy(html, { ...options, carrier: 'header' });
  return {
    html,
    headers: { ...pageHeaders(html, options.isPreview), 'content-security-policy': policy },
    ...(deferred && { file: deferred.payload }),
    scripts: deferred?.scripts ?? [],
    leftOut,
  };
}

/** Runs a script after the page's styles, before its own scripts. Takes its element away, which React doesn't know. */
function withScript(html: string, script: string): string {
  const element = `<script>${script}document.currentScript.remove();</script>`;
  return html.replace('</style>', (end) => `${end}${element}`);
}

/**
 * Removes the attribute with which React marks a `ViewTransition` for pages that are sent in pieces: a script animates
 * the arrival of each piece. A prerendered page is sent whole, and HTML has no such attribute.
 */
function dropTransitionMarks(html: string): string {
  return html.replace(mark, '$1');
}

/**
 * Headers of a prerendered page other than its policy. Next's default would let proxies store the page for a year, long
 * after the next deployment has removed its scripts.
 */
export function pageHeaders(html: string, isPreview: boolean): Record<string, string> {
  const language = /<html\b[^<>]*\slang="([^"<>]+)"/i.exec(html)?.[1];
  return {
    'cache-control': cacheControl,
    ...(isPreview && { 'content-security-policy-report-only': reportOnlyPolicy }),
    'reporting-endpoints': reportingEndpoints,
    ...(language && { 'content-language': language }),
  };
}
