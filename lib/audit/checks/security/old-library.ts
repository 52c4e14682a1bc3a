import type { PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

type Version = readonly [major: number, minor: number, patch: number];

interface Library {
  name: string;
  /** Its name in addresses of files. */
  file: string;
  /** Its version in the name of its file, folder or package. */
  version: RegExp;
  /** The first version of a line without a published vulnerability; lines that are not listed have none. */
  safe: readonly { below: Version; fixedIn: Version }[];
}

const angular = {
  name: 'AngularJS',
  version: /angular(?:js)?[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
  safe: [{ below: [2, 0, 0], fixedIn: [2, 0, 0] }],
} as const;

/**
 * Vulnerabilities published in the National Vulnerability Database: jQuery CVE-2020-11022 and -11023, Bootstrap
 * CVE-2019-8331, lodash CVE-2021-23337, ReceiptCard.js CVE-2022-31129, jQuery UI CVE-2021-41184. AngularJS ended in 2022.
 */
const libraries: readonly Library[] = [
  {
    name: 'jQuery',
    file: 'jquery',
    version: /jquery[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
    safe: [{ below: [4, 0, 0], fixedIn: [3, 5, 0] }],
  },
  {
    name: 'jQuery UI',
    file: 'jquery-ui',
    version: /jquery-?ui[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
    safe: [{ below: [2, 0, 0], fixedIn: [1, 13, 0] }],
  },
  {
    name: 'Bootstrap',
    file: 'bootstrap',
    version: /bootstrap[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
    safe: [
      { below: [4, 0, 0], fixedIn: [3, 4, 1] },
      { below: [5, 0, 0], fixedIn: [4, 3, 1] },
    ],
  },
  { ...angular, file: 'angular' },
  { ...angular, file: 'angularjs' },
  {
    name: 'lodash',
    file: 'lodash',
    version: /lodash(?:\.js)?[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
    safe: [{ below: [5, 0, 0], fixedIn: [4, 17, 21] }],
  },
  {
    name: 'Moment.js',
    file: 'moment',
    version: /moment(?:\.js)?[/@.-]v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/i,
    safe: [{ below: [3, 0, 0], fixedIn: [2, 29, 4] }],
  },
];
/** WordPress repairs its own copies without a new number, and marks them. */
const asParameter = /[?&]v(?:er)?=(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?(?![\d.]|-wp)/i;

/** Versions whose makers stopped repairing them: Drupal 7 in January 2025, 8 in 2021, 9 in 2023; WordPress before 4.7. */
const endedSystems = /^\s*(Drupal [789]\b|WordPress (?:[0-3]\.\d+|4\.[0-6])(?:\.\d+)?\b)/i;

/** Reported, not scored: files of a library with a known vulnerability, and systems that get no repairs any more. */
export const oldLibrary = definePageCheck({
  id: 'old-library',
  category: 'security',
  severity: 'warning',
  weight: 0,
  source: 'https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/',
  reasons: ['vulnerable', 'ended'],
  cause: { kind: 'updates' },
  effort: { loses: 'trust', minutes: 60 },
  byReason: {
    ended: { effort: { loses: 'trust', minutes: 960 } },
  },
  run: ({ page: { html } }): Outcome<'vulnerable' | 'ended'> => {
    const generators = listElements(html, 'meta').filter(
      ({ attributes }) => attributes.name?.trim().toLowerCase() === 'generator',
    );
    const ended = generators.filter(({ attributes }) => endedSystems.test(attributes.content ?? ''));
    const named = listElements(html, 'script').flatMap((element) => readLibrary(element) ?? []);
    const old = named.filter(({ isOld }) => isOld);
    if (old.length > 0) {
      const names = [...new Set(old.map(({ label }) => label))];
      return {
        status: 'failed',
        reason: 'vulnerable',
        values: { libraries: names.join(', ') },
        count: names.length,
        evidence: listEvidence(old.map(({ element }) => element)),
      };
    }
    if (ended.length > 0) {
      const system = endedSystems.exec(ended[0]?.attributes.content ?? '')?.[1] ?? '';
      return { status: 'failed', reason: 'ended', values: { system }, evidence: listEvidence(ended) };
    }
    return named.length + generators.length > 0 ? passed : notApplicable;
  },
});

/** Undefined unless the address names a known library and its version: `jquery-1.8.3.min.js`, `/jquery/1.8.3/jquery.js`. */
function readLibrary(element: PageElement) {
  const address = (element.attributes.src ?? '').slice(0, 500);
  const file = /([\w.@-]{1,80})\.js(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const name = file.split(/[.@-]v?\d|\.(?:slim|core|bundle|all|min)|-min/)[0];
  const library = libraries.find((each) => each.file === name);
  const found = library && (library.version.exec(address) ?? asParameter.exec(address));
  if (!library || !found) return undefined;
  const version: Version = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  const line = library.safe.find(({ below }) => isBelow(version, below));
  return {
    element,
    label: `${library.name} ${version.join('.')}`,
    isOld: line !== undefined && isBelow(version, line.fixedIn),
  };
}

function isBelow(one: Version, other: Version): boolean {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
