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
  const { repairs: words } = texts;
  const { subject, faults, pages } = repair;
  const hasOwnTitle = faults.length === 1 && faults[0]?.title === repair.title;
  return (
    <div className={styles.body}>
      {subject && (
        <div className={styles.part}>
          <h4>{words.subject[subject.kind]}</h4>
          {subject.kind === 'text' ? (
            subject.lines.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))
          ) : (
            <pre className={`${codeStyles.code} whitespace-pre-wrap wrap-anywhere`} dir="ltr">
              {subject.lines.join('\n')}
            </pre>
          )}
        </div>
      )}
      <div className={styles.part}>
        <h4>{words.faults}</h4>
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
          <h4>{words.pages}</h4>
          <SitePlaces places={pages} />
        </div>
      )}
      {proof && state && (
        <state.Proof
          repair={repair}
          proof={proof}
          words={state.words}
          language={texts.language}
          onRead={state.replace}
        />
      )}
    </div>
  );
}
