import { severityClass } from '@/components/ui/severity-class';
import type { PresentedSiteResult } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { FindingSignal } from './finding-signal';
import { FixText } from './fix-text';
import { ReportFold } from './report-fold';
import { SiteFindingItems } from './site-finding-items';
import { SitePages } from './site-pages';
import { SitePlaces } from './site-places';
import { SiteScores } from './site-scores';
import styles from './site-section.module.css';

export interface SiteResultProps {
  result: PresentedSiteResult;
  words: Messages['audit-site']['labels'];
  severity: Messages['seo-report']['severity'];
  /** Label of how to repair a fault. */
  fix: string;
  /** Language tag. */
  language: string;
}

/** The result of crawling a website: faults of the site, faults that several pages share, and the pages. */
export function SiteResult({
  result,
  words,
  severity: severities,
  fix: fixLabel,
  language,
}: SiteResultProps) {
  const { findings, groups, passed, pages, sheet } = result;
  const number = new Intl.NumberFormat(language).format;
  const heading = (title: string, text: string) => (
    <hgroup>
      <h4>{title}</h4> <p className="text-muted">{text}</p>
    </hgroup>
  );
  return (
    <>
      <SiteScores pages={pages} title={words.columns.score} format={number} />
      <div className={styles.part}>
        {findings.length === 0 && groups.length === 0 && (
          <>
            <h3 className="heading-md">{words.findings}</h3>
            <p>{words.none}</p>
          </>
        )}
        {findings.length > 0 && (
          <ReportFold
            counted
            paper="nothing"
            heading={<h3>{words.findings}</h3>}
            signal={<span className={severityClass()}>{number(findings.length)}</span>}
          >
            <div>
              {findings.map(({ id, title, message, fix, severity, type, items, more }) => (
                <ReportFold
                  key={id}
                  unranked
                  heading={heading(title, message)}
                  signal={<FindingSignal type={type}>{severities[severity]}</FindingSignal>}
                >
                  <div className={styles.fix}>
                    <p className="text-sm text-muted">{fixLabel}</p>
                    <FixText text={fix} />
                  </div>
                  <SiteFindingItems items={items} more={more} />
                </ReportFold>
              ))}
            </div>
          </ReportFold>
        )}
        {groups.length > 0 && (
          <ReportFold
            counted
            paper="nothing"
            heading={<h3>{words.groups}</h3>}
            signal={<span className={severityClass()}>{number(groups.length)}</span>}
          >
            <div>
              {groups.map(({ id, title, on, example, fix, severity, type, pages: places }) => (
                <ReportFold
                  unranked
                  key={id}
                  heading={heading(title, on)}
                  signal={<FindingSignal type={type}>{severities[severity]}</FindingSignal>}
                >
                  <p>{example}</p>
                  <div className={styles.fix}>
                    <p className="text-sm text-muted">{fixLabel}</p>
                    <FixText text={fix} />
                  </div>
                  <SitePlaces places={places} />
                </ReportFold>
              ))}
            </div>
          </ReportFold>
        )}
        {sheet.length > 0 && (
          <ReportFold
            counted
            paper="nothing"
            heading={<h3>{words.sheet.title}</h3>}
            signal={<span className={severityClass()}>{number(sheet.length)}</span>}
          >
            <p className="text-sm text-muted">{words.sheet.text}</p>
            {sheet.map(({ id, title, items, note }) => (
              <div key={id} className="mt-4">
                <h4>{title}</h4>
                <SiteFindingItems items={items} more="" />
                {note && <p className="text-sm text-muted">{note}</p>}
              </div>
            ))}
          </ReportFold>
        )}
        {passed.length > 0 && (
          <ReportFold
            counted
            paper="nothing"
            heading={<h3>{words.passed}</h3>}
            signal={<FindingSignal type="success">{number(passed.length)}</FindingSignal>}
          >
            <ul className="grid list-disc gap-2 ps-5">
              {passed.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </ReportFold>
        )}
        <ReportFold
          counted
          paper="nothing"
          heading={<h3>{words.pages}</h3>}
          signal={<span className={severityClass()}>{number(pages.length)}</span>}
        >
          <SitePages rows={pages} title={words.pages} columns={words.columns} />
        </ReportFold>
      </div>
    </>
  );
}
