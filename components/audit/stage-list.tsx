import type { ReactNode } from 'react';
import type { Stage } from './request-analysis';

export interface StageWords {
  title: string;
  waiting: string;
  fetching: string;
  reading: string;
  checking: string;
  done: string;
  now: string;
}

const stages: readonly Stage[] = ['fetching', 'reading', 'checking'];

interface StageListProps {
  /** The address that is checked. */
  site: string;
  /** Undefined until the server has begun. */
  stage: Stage | undefined;
  words: StageWords;
  doneIcon: ReactNode;
}

/** Where the analysis is: what the server has told, nothing guessed. */
export function StageList({ site, stage, words, doneIcon }: StageListProps) {
  const [before = '', after = ''] = words.title.split('{site}');
  const at = stage ? stages.indexOf(stage) : -1;
  return (
    <section className="stages" aria-labelledby="stages-title">
      <h2 className="t3" id="stages-title">
        {before}
        <bdi dir="ltr">{site}</bdi>
        {after}
      </h2>
      <ol>
        {at < 0 && (
          <li aria-current="step">
            <span className="spin" />
            {words.waiting}
          </li>
        )}
        {stages.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={index < at ? 'done' : ''}
          >
            {index < at && doneIcon}
            {index === at && <span className="spin" />}
            {index > at && <span className="to-come" />}
            {words[name]}
            {index < at && <span className="vh">, {words.done}</span>}
            {index === at && <span className="vh">, {words.now}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
