import { webHref } from '@/components/audit/web-href';
import { classNames } from '@/components/ui/class-names';
import codeStyles from '@/components/ui/code.module.css';
import type { PresentedFinding } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { TechnicalDetails } from './technical-details';

/** Technical details of a fault: the elements and headers as written, and the source of the rule. */
export function FindingDetail({ finding, texts }: { finding: PresentedFinding; texts: ReportTexts }) {
  const { words } = texts;
  const { number } = reportFormat(texts);
  const { details, learnMore, source, id, name } = finding;
  const rule = webHref(learnMore);
  const occurrences =
    details && details.count > 1
      ? fill(words.findings.seen, { count: number(details.count) })
      : words.findings.seenOnce;
  return (
    <TechnicalDetails title={words.findings.technical} className="print:hidden!">
      <p className="text-sm text-muted">
        {words.findings.check}: {name} (<code>{id}</code>). {words.findings.seenIn}: {words.seenIn[source]}.
      </p>
      {details && details.items.length > 0 && (
        <>
          <p className="text-sm">{occurrences}</p>
          <ul className="my-2 grid gap-2">
            {details.items.map(({ snippet, selector, url, line }) => (
              <li key={[snippet, selector, url, line].join()}>
                <pre className={classNames(codeStyles.code, 'whitespace-pre-wrap wrap-anywhere')} dir="ltr">
                  {snippet || url}
                </pre>
                {line !== undefined && (
                  <span className="text-sm text-muted">
                    {fill(words.findings.line, { line: number(line) })}
                  </span>
                )}{' '}
                {url && url !== snippet && snippet && (
                  <bdi className="text-sm text-muted" dir="ltr">
                    {url}
                  </bdi>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {rule && (
        <a className="text-sm" href={rule} rel="noopener noreferrer" target="_blank">
          {words.findings.rule}
        </a>
      )}
    </TechnicalDetails>
  );
}
