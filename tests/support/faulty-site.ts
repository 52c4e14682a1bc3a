import { serialize } from 'node:v8';
import type { Visit } from '@/lib/audit/check';
import type { PageProbe, Probe, RobotsTxtFacts } from '@/lib/web-page/site-facts';
import { run as planVisit } from '@/lib/web-page/tasks/plan-task';
import { answered, createVisit, failed, pageProbe, robotsTxt, sitemap } from './visit';

/** A site whose further addresses are requested only if its page names them and its robots.txt allows it. */
export interface FaultySite {
  html: string;
  url: string;
  status: number;
  headers: Record<string, string>;
  redirects: { url: string; status: number }[];
  robots: RobotsTxtFacts;
  sitemap: Parameters<typeof sitemap>;
  /** Status by path; 200 for others. */
  statuses: Record<string, number>;
  randomStatus: number;
  otherHost: 'moves' | 'answers' | 'dead';
  certificate: Visit['site']['certificate'];
  businessName: string;
  profile: Visit['profile'];
}

/** The result of the visit that our planner would make to the site. */
export function visitTo(site: FaultySite): Visit {
  const { html, url, status, headers, redirects } = site;
  const robots = { ...site.robots, url: new URL('/robots.txt', url).href };
  const { certificate, businessName, profile } = site;
  const visit = createVisit({ html, url, status, headers, redirects, businessName, profile });
  const { page } = visit;
  const packed = { ...page, html: page.html && new Uint8Array(serialize(page.html)) };
  const noPage = new URL('/0123-not-a-page', url).href;
  const plan = planVisit({ page: packed, robots, userAgent: 'AuditBot', noPage });
  const ask = (address: string) => answered(address, site.statuses[readPath(address)]);
  const orNull = <Answer>(address: string | null, answer: (url: string) => Answer) =>
    address === null ? null : answer(address);
  return {
    ...visit,
    site: {
      ...visit.site,
      robotsTxt: robots,
      sitemap: sitemap(...site.sitemap),
      insecure: orNull(plan.insecure, (address) => answered(address, 200, { finalUrl: url })),
      otherHost: orNull(plan.otherHost, (address) => otherHost(site, address)),
      randomPath: orNull(plan.randomPath, (address) => answered(address, site.randomStatus)),
      canonicalTarget: orNull(plan.canonicalTarget, (address) => pageProbe(ask(address))),
      favicon: orNull(plan.icon, ask),
      alternates: plan.alternates.map((address) => alternate(ask(address), url)),
      links: plan.links.map(ask),
      outgoing: plan.outgoing.map(ask),
      certificate,
      assets: plan.assets.map(({ kind, url: address }) => ({ ...ask(address), kind, bytes: 1000 })),
    },
  };
}

function readPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function alternate(probe: Probe, url: string): PageProbe {
  return pageProbe(probe, { canonical: null, robots: '', alternates: [{ hreflang: 'en', href: url }] });
}

function otherHost({ otherHost: kind, url }: FaultySite, address: string): Probe {
  if (kind === 'dead') return failed(address, 'connect_failed');
  return answered(address, 200, { finalUrl: kind === 'moves' ? url : address });
}

export const open = robotsTxt('User-agent: *\nAllow: /\n');
