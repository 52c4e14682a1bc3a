import type { AuditFacts } from '@/lib/audit/engine/audit-facts';

type Outcome = AuditFacts['findings'][number]['outcome'];

const unmeasured = { score: null, source: null };

/** The stored facts of an audited page, as far as a watch uses them. */
export function sampleAuditFacts({
  score = 80,
  outcomes = {},
  checksVersion = '1',
}: {
  score?: number;
  outcomes?: Record<string, Outcome>;
  checksVersion?: string;
} = {}): AuditFacts {
  return {
    checksVersion,
    page: {
      requestedUrl: 'https://whitlock.example/',
      url: 'https://whitlock.example/',
      status: 200,
      redirects: [],
      timing: { dnsMs: 0, ttfbMs: 0, totalMs: 0 },
      bytes: { wire: 0, decoded: 0, truncated: false },
      title: '',
      description: '',
      preview: { title: '', description: '', url: '', image: '', siteName: '' },
    },
    fetchedAt: '2026-11-22T12:00:00.000Z',
    findings: Object.entries(outcomes).map(([id, outcome]) => ({ id, isBlocked: false, outcome })),
    categories: {
      indexing: null,
      content: null,
      links: null,
      images: null,
      structure: null,
      social: null,
      international: null,
      mobile: null,
      speed: null,
      security: null,
      local: null,
    },
    metrics: {
      loadSpeed: unmeasured,
      mobileScore: unmeasured,
      seoScore: { score, source: 'measured' },
      securityScore: unmeasured,
    },
  };
}
