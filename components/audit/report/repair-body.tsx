import codeStyles from '@/components/ui/code.module.css';
import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';
import { FixText } from './fix-text';
import { PasteText } from './paste-text';
import { usePlanState } from './plan-state';
import styles from './repair-body.module.css';
import type { RepairTexts } from './report-texts';
import { SitePlaces } from './site-places';
import { TechnicalDetails } from './technical-details';

interface RepairBodyProps {
  repair: PresentedRepair;
  /** Where it can be said to be done; null where it can't. */
  proof: RepairPlan['proof'];
  texts: RepairTexts;
}

/** What a repair is about as written, what it mends and how, the pages, and whether it is done. */
export function RepairBody({ repair, proof, texts }: RepairBodyProps) {
  const state = usePlanState();
  const { subject, faults, faultsTitle, pages, pagesTitle } = repair;
  const hasOwnTitle = faults.length === 1 && faults[0]?.title === repair.title;
  return (
    <div className={styles.body}>
      {subject && (
        <div className={styles.part}>
          <h4>{subject.title}</h4>
          {subject.isCode ? (
            <pre className={`${codeStyles.code} whitespace-pre-wrap wrap-anywhere`} dir="ltr">
              {subject.lines.join('\n')}
            </pre>
          ) : (
            subject.lines.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))
          )}
        </div>
      )}
      <div className={styles.part}>
        <h4>{faultsTitle}</h4>
        {faults.map(({ id, title, on, fix, paste }, index) => {
          const how = (
            <div key={id} className={styles.fix}>
              <FixText text={fix} />
              {paste && <PasteText text={paste} words={texts.words.week.paste} />}
            </div>
          );
          return hasOwnTitle ? (
            how
          ) : (
            <TechnicalDetails
              key={`${id} ${title}`}
              title={on ? `${title} (${on})` : title}
              isOpen={index === 0}
            >
              {how}
            </TechnicalDetails>
          );
        })}
      </div>
      {pages && (
        <div className={styles.part}>
          <h4>{pagesTitle}</h4>
          <SitePlaces places={pages} />
        </div>
      )}
      {proof && state && (
        <state.Proof repair={repair} proof={proof} language={texts.language} onRead={state.replace} />
      )}
    </div>
  );
}
