import type {
  PresentedAnalysis,
  PresentedAudit,
  PresentedFinding,
  PresentedPage,
} from '@/lib/audit/presented';
import { samplePlan } from './sample-plan';

const title: PresentedFinding = {
  id: 'document-title',
  name: 'Page title',
  title: 'Google has no title to show for this page',
  category: 'content',
  severity: 'critical',
  type: 'error',
  message: 'The page has no title.',
  fix: 'Add this line to the head of the page:\n<title>Car service in Nerang: Ferry Road Autos</title>',
  cost: 'Search engines make a title up.',
  learnMore: 'https://web.dev/document-title/',
  source: 'html',
  details: { count: 7, items: [{ snippet: '<title></title>', selector: 'head > title', line: 4 }] },
};

const description: PresentedFinding = {
  id: 'description-length',
  name: 'Length of the description',
  title: 'The description is too short to say much',
  category: 'content',
  severity: 'warning',
  type: 'warning',
  message: 'The description has 31 characters.',
  fix: 'Write one or two sentences of 70 to 160 characters.',
  source: 'html',
};

const icon: PresentedFinding = {
  id: 'apple-touch-icon',
  name: 'Icon for the home screen',
  title: 'No icon for the home screens of iPhones and iPads',
  category: 'content',
  severity: 'info',
  type: 'warning',
  message: 'There is none.',
  fix: 'Add one of 180 by 180 pixels.',
  source: 'html',
};

const https: PresentedFinding = {
  id: 'is-on-https',
  name: 'Secure connection',
  title: 'Secure connection',
  category: 'security',
  severity: 'critical',
  type: 'success',
  message: 'The page is sent encrypted.',
  source: 'network',
};

const tapTargets: PresentedFinding = {
  id: 'tap-targets',
  name: 'Size of buttons',
  title: 'Size of buttons',
  category: 'mobile',
  severity: 'warning',
  type: 'warning',
  status: 'not_measured',
  message: 'This needs a browser.',
  source: 'html',
};

const hreflang: PresentedFinding = {
  id: 'hreflang',
  name: 'Languages',
  title: 'Languages',
  category: 'international',
  severity: 'warning',
  type: 'success',
  status: 'not_applicable',
  message: 'The page names no other language.',
  source: 'html',
};

/** One finding of each kind, in the order of a response. */
export const sampleFindings: readonly PresentedFinding[] = [
  title,
  description,
  icon,
  tapTargets,
  https,
  hreflang,
];

const samplePage: PresentedPage = {
  url: 'ferryroadautos.example',
  finalUrl: 'https://ferryroadautos.example/stock',
  statusCode: 200,
  redirects: [{ url: 'http://ferryroadautos.example/', status: 301 }],
  title: 'Used cars in Southport',
  description: 'Checked cars, open Saturdays.',
  fetchedAt: '2026-11-20T23:14:00.000Z',
  timing: { dnsMs: 12, ttfbMs: 310, totalMs: 480 },
  bytes: { wire: 9_400, decoded: 41_000, truncated: false },
  preview: {
    title: 'Used cars in Southport',
    description: 'Checked cars, open Saturdays.',
    url: 'https://ferryroadautos.example/stock',
    image: 'https://ferryroadautos.example/yard.jpg',
    siteName: 'Ferry Road Autos',
  },
  categories: {
    indexing: 100,
    content: 48,
    links: 90,
    images: 72,
    structure: 40,
    social: 100,
    international: null,
    mobile: 81,
    speed: 64,
    security: 92,
    local: 55,
  },
  checksVersion: 'abc123',
};

export function sampleAnalysis(changes: Partial<PresentedAnalysis> = {}): PresentedAnalysis {
  return {
    ...samplePage,
    score: 62,
    issues: sampleFindings,
    plan: samplePlan(),
    suggestions: [title, description, icon].flatMap(({ fix }) => fix ?? []),
    reportUrl: 'http://localhost/reports/BBBBBBBBBBBBBBBBBBBBBB',
    ...changes,
  };
}

export function sampleAudit(changes: Partial<PresentedAudit> = {}): PresentedAudit {
  return {
    ...samplePage,
    id: '5f0c',
    reportUrl: 'http://localhost/reports/AAAAAAAAAAAAAAAAAAAAAA',
    siteUrl: samplePage.finalUrl,
    businessName: 'Ferry Road Autos',
    overallScore: 62,
    issues: { critical: 1, warning: 1, info: 1, passed: 1 },
    metrics: { loadSpeed: 64, mobileScore: 81, seoScore: 62, securityScore: null },
    sources: { loadSpeed: 'estimated', mobileScore: 'psi', seoScore: 'measured', securityScore: null },
    recommendations: [
      {
        type: 'critical',
        title: title.title,
        description: `${title.message} ${title.fix}`,
        impact: title.cost ?? '',
      },
      {
        type: 'warning',
        title: description.title,
        description: `${description.message} ${description.fix}`,
        impact: 'Medium: this costs you some visitors.',
      },
    ],
    checks: sampleFindings,
    plan: samplePlan(),
    ...changes,
  };
}
