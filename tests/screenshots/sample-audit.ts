import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { createVisit } from '../support/visit';

const url = 'https://www.ferryroadautos.example/stock';
const fetchedAt = new Date('2026-12-01T01:58:00Z');

const paragraph =
  '<p>We check every car on a hoist before it stands in our yard, and we write down what we find. Open Saturdays.</p>';

const faulty = `<!doctype html><html><head><meta charset="utf-8">
<title>Used cars in Southport, checked and with a fixed price, from Ferry Road Autos on the Gold Coast, open Saturdays</title>
<meta name="description" content="Checked cars."><script src="/slow.js"></script></head>
<body><h1>Used cars</h1><h3>This week</h3>${paragraph}<img src="/yard.jpg"><img src="/gate.jpg" alt="gate.jpg">
<a href="/stock/1">click here</a><a href="javascript:void(0)">More</a><p>Call 07 5555 0100</p></body></html>`;

const repaired = faulty
  .replace('<html>', '<html lang="en">')
  .replace(
    'content="Checked cars."',
    'content="Checked used cars in Southport with a fixed price. Open Saturdays."',
  )
  .replace('</body>', '<iframe></iframe></body>');

/** Fixed result of an audit of a car dealer's page, with faults of every severity. */
export function auditFaultyPage(): AuditFacts {
  return audit(faulty, fetchedAt);
}

/** The previous run, which found other faults. */
export function auditEarlierPage(): AuditFacts {
  return audit(repaired, new Date('2026-11-24T01:58:00Z'));
}

function audit(html: string, moment: Date): AuditFacts {
  const redirects = [{ url: 'http://ferryroadautos.example/', status: 301 }];
  const businessName = 'Ferry Road Autos';
  const visit = { ...createVisit({ html, url, redirects, businessName }), businessName, fetchedAt: moment };
  return judgeVisit(visit).facts;
}
