import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  inlineScriptHashes,
  policyWithScripts,
} from '../../lib/config/content-policy/content-security-policy';
import type { PageBuildSettings } from './page-build-settings';
import { type LeftOut, type PageSources, preparePage } from './prepare-page';

/** A page as it is served: its text, and what is sent with it. */
export interface ServedPage {
  html: string;
  headers: Record<string, string>;
}

const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Prepares the pages of one build, writes the files that they need, and remembers what to report. */
export class PageBuild {
  readonly #dist: string;
  readonly #sources: PageSources;
  readonly #leftOut = new Map<string, number>();
  readonly #hashes: ReadonlySet<string>[] = [];
  readonly #scripts: ReadonlySet<string>[] = [];
  readonly #files = new Map<string, string>();
  #pages = 0;
  #longestPolicy = 0;

  constructor(distFolder: string, settings: PageBuildSettings) {
    this.#dist = distFolder;
    this.#sources = {
      readFile: readOnce((address) => readFileSync(this.#fileAt(address), 'utf8')),
      steps: new Set(settings.steps),
      options: settings,
    };
  }

  prepare(html: string): ServedPage {
    const { html: prepared, headers, file, scripts, leftOut } = preparePage(html, this.#sources);
    for (const left of leftOut) this.#note(left);
    if (file) this.#write(file.address, file.script);
    if (scripts.length > 0) this.#scripts.push(new Set(scripts));
    this.#hashes.push(new Set(inlineScriptHashes(prepared)));
    return this.#count({ html: prepared, headers });
  }

  /** Only the headers, for Next's own error pages, which stay as they are. */
  protect(html: string): ServedPage {
    const { headers } = preparePage(html, { ...this.#sources, steps: new Set() });
    return this.#count({ html, headers });
  }

  /** The paths of the files that were written for pages, by their address. */
  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  /**
   * The policy of a page that is rendered per request: it has the inline scripts that all pages have, and others that Next
   * marks with the request's nonce, which lib/config/content-policy/per-request-policy.ts inserts.
   */
  perRequestPolicy(): string {
    return policyWithScripts([`'nonce-{nonce}'`, ...shared(this.#hashes)], {
      ...this.#sources.options,
      carrier: 'header',
    });
  }

  /**
   * Has browsers compile the scripts that every page loads, React and the router, while they arrive, off the main thread:
   * https://v8.dev/blog/explicit-compile-hints. Other browsers read a comment. Call when all pages are prepared.
   */
  addCompileHints(): void {
    if (!this.#sources.steps.has('compile-hints')) return;
    for (const address of shared(this.#scripts)) {
      const file = this.#fileAt(address);
      const text = readFileSync(file, 'utf8');
      if (!text.startsWith(compileHint)) writeFileSync(file, compileHint + text);
    }
  }

  /** One line about the pages, and one for each reason for which a step was left out. */
  report(nextVersion: string): string[] {
    return [
      `Pages: ${this.#pages}, the longest content policy ${this.#longestPolicy} bytes.`,
      ...[...this.#leftOut].map(
        ([fault, pages]) => `Next ${nextVersion}: ${pages} pages are without ${fault}.`,
      ),
    ];
  }

  #count(page: ServedPage): ServedPage {
    this.#pages += 1;
    const { length } = page.headers['content-security-policy'] ?? '';
    this.#longestPolicy = Math.max(this.#longestPolicy, length);
    return page;
  }

  #note({ step, reason }: LeftOut): void {
    const fault = `${step}, because ${reason}`;
    this.#leftOut.set(fault, (this.#leftOut.get(fault) ?? 0) + 1);
  }

  #write(address: string, script: string): void {
    const file = this.#fileAt(address);
    if (!this.#files.has(address)) mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, script);
    this.#files.set(address, file);
  }

  #fileAt(address: string): string {
    return path.join(this.#dist, new URL(address, 'http://site').pathname.replace(/^\/_next\//, ''));
  }
}

/** What is in all of the sets. */
function shared([first = new Set(), ...others]: readonly ReadonlySet<string>[]): string[] {
  return [...first].filter((item) => others.every((other) => other.has(item)));
}

function readOnce<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
