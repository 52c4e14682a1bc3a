import type { Locale } from '@/lib/i18n/locales';
import type {
  PresentedFinding,
  PresentedJourney,
  PresentedPlaces,
  PresentedRepair,
  PresentedReport,
  PresentedSite,
} from '../../presented';
import { REPORT_FILE_VERSION, type ReportFile } from './report-file';

/** A report as data, without what is only for a screen. */
export function buildReportFile(report: PresentedReport, language: Locale): ReportFile {
  const { plan, site, phone, finalUrl } = report;
  return {
    version: REPORT_FILE_VERSION,
    language,
    report: report.reportUrl,
    expiresAt: report.expiresAt,
    website: {
      name: report.businessName,
      url: report.siteUrl,
      finalUrl,
      status: report.statusCode,
      title: report.title,
      description: report.description,
      readAt: report.fetchedAt,
    },
    score: report.overallScore,
    checksVersion: report.checksVersion,
    metrics: report.metrics,
    repairs: [...plan.repairs, ...plan.later].map((repair) => buildRepair(repair, finalUrl)),
    checks: report.checks.map(buildCheck),
    site: site ? buildSite(site, finalUrl) : null,
    phone: phone
      ? {
          state: phone.state,
          message: phone.message,
          findings: phone.findings.map(({ id, status, title, message }) => ({ id, status, title, message })),
          journey: phone.journey && buildJourney(phone.journey, report.reportUrl),
        }
      : null,
  };
}

function buildRepair(repair: PresentedRepair, base: string): ReportFile['repairs'][number] {
  const { number, id, title, cause, severity, minutes, by, proof, subject, faults, pages, after } = repair;
  return {
    number,
    id,
    title,
    cause,
    severity,
    minutes,
    by,
    proof: proof?.state ?? null,
    subject: subject?.lines ?? [],
    faults: faults.map((fault) => ({
      id: fault.id,
      title: fault.title,
      fix: fault.fix,
      paste: fault.paste ?? null,
    })),
    pages: pages ? listPages(pages, base) : [],
    scoreAfter: after,
  };
}

function buildCheck(finding: PresentedFinding): ReportFile['checks'][number] {
  const { id, category, status, type, severity, title, message, fix, cost, paste } = finding;
  return {
    id,
    area: category,
    severity,
    title,
    message,
    status: status ?? (type === 'success' ? 'passed' : 'failed'),
    fix: fix ?? null,
    cost: cost ?? null,
    paste: paste ?? null,
    rule: finding.learnMore ?? null,
    seenIn: finding.source,
    minutes: finding.effort?.minutes ?? null,
    repair: finding.repair ?? null,
    count: finding.details?.count ?? 0,
    evidence: finding.details?.items ?? [],
  };
}

function buildSite({ state, message, result }: PresentedSite, base: string): ReportFile['site'] {
  return {
    state,
    message,
    findings: (result?.findings ?? []).map(({ id, severity, title, message, fix, count, items }) => ({
      id,
      severity,
      title,
      message,
      fix,
      count,
      items: items.map(({ heading, isAddress, note, places }) => ({
        subject: isAddress ? toAddress(heading, base) : heading,
        note,
        pages: listPages(places, base),
      })),
    })),
    facts: (result?.sheet ?? []).map(({ id, title, items }) => ({
      id,
      title,
      values: items
        .filter(({ isGoogle }) => !isGoogle)
        .map(({ heading, note, source = null, places }) => ({
          value: heading,
          note,
          source,
          pages: listPages(places, base),
        })),
    })),
    pages: (result?.pages ?? []).map(({ url, title, seo }) => ({
      url: toAddress(url, base),
      title,
      score: seo,
    })),
  };
}

type FileJourney = NonNullable<NonNullable<ReportFile['phone']>['journey']>;

function buildJourney(
  { sentence, note, ways, facts, frames }: PresentedJourney,
  reportUrl: string,
): FileJourney {
  return {
    sentence,
    note,
    ways: ways.map(({ id, state, title, text }) => ({ id, state, title, text })),
    facts: facts.map(({ id, title, text }) => ({ id, title, text })),
    pictures: frames.map(({ source, caption, legend }) => ({
      url: new URL(source, reportUrl).href,
      title: caption,
      marks: legend,
    })),
  };
}

function listPages({ first, rest }: PresentedPlaces, base: string): string[] {
  return [...first, ...rest].map(({ url }) => toAddress(url, base));
}

/** Lists leave out the website's own origin. */
function toAddress(shown: string, base: string): string {
  return URL.canParse(shown, base) ? new URL(shown, base).href : base;
}
