import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Messages } from '@/lib/i18n/messages';
import type { Stage } from './request-analysis';
import styles from './stage-list.module.css';

const stages: readonly Stage[] = ['fetching', 'reading', 'checking'];

interface StageListProps {
  /** The address that is checked. */
  site: string;
  /** Undefined until the server has begun. */
  stage: Stage | undefined;
  words: Messages['seo-checker']['stages'];
}

/** Progress of the analysis, as reported by the server. */
export function StageList({ site, stage, words }: StageListProps) {
  const [before = '', after = ''] = words.title.split('{site}');
  const at = stage ? stages.indexOf(stage) : -1;
  return (
    <section className="print:hidden!" aria-labelledby="stages-title">
      <h2 className="heading-sm" id="stages-title">
        {before}
        <bdi dir="ltr">{site}</bdi>
        {after}
      </h2>
      <ol className={styles.list}>
        {at < 0 && (
          <li aria-current="step">
            <Spinner />
            {words.waiting}
          </li>
        )}
        {stages.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={index < at ? styles.done : undefined}
          >
            {index < at && <Icon name="check" />}
            {index === at && <Spinner />}
            {index > at && <span className={styles.ahead} />}
            <span>{words[name]}</span>
            <span className="sr-only">{describeState(index - at, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `distance`: of the stage from the one at work. */
function describeState(distance: number, words: StageListProps['words']): string {
  if (distance > 0) return '';
  return `, ${distance < 0 ? words.done : words.now}`;
}
