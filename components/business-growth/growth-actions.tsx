import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { GrowthResult, Priority } from '@/lib/business-growth/result';
import styles from './growth-actions.module.css';
import type { GrowthSectionProps, GrowthTexts } from './growth-texts';

type Action = GrowthResult['actionItems'][number];

const priorityColour: Readonly<Record<Priority, string>> = {
  urgent: 'text-red',
  high: 'text-amber',
  medium: 'text-surf',
  low: 'text-kelp',
};
/** The others are folded to one line each. */
const SHOWN = 3;

const priorityIcons = {
  urgent: 'octagon-alert',
  high: 'triangle-alert',
  medium: 'clock',
  low: 'lightbulb',
} as const satisfies Record<Priority, IconName>;

/** Actions that the business can start today: the first is large, the next two are beside each other, the rest are folded. */
export function GrowthActions({ result, texts }: GrowthSectionProps) {
  const { words } = texts;
  const [shown, folded] = [result.actionItems.slice(0, SHOWN), result.actionItems.slice(SHOWN)];
  return (
    <section className={styles.actions} aria-labelledby="growth-actions-title">
      <div className="page-width">
        <h2 id="growth-actions-title">{words.actions}</h2>
        <ol className={styles.list}>
          {shown.map((item) => (
            <li key={item.id} className={styles.item}>
              <Head item={item} texts={texts} />
              <p>{item.description}</p>
              <Needs item={item} texts={texts} />
            </li>
          ))}
          {folded.map((item) => (
            <li key={item.id}>
              <details className={styles.fold}>
                <summary>
                  <Head item={item} texts={texts} />
                  <Icon name="chevron-down" />
                </summary>
                <p>{item.description}</p>
                <Needs item={item} texts={texts} />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ActionProps {
  item: Action;
  texts: GrowthTexts;
}

/** Phrasing content only, because a summary holds no blocks but its heading. */
function Head({ item: { title, priority, estimatedTime }, texts: { words } }: ActionProps) {
  return (
    <>
      <span className={classNames(styles.priority, priorityColour[priority])}>
        <Icon name={priorityIcons[priority]} />
        {words.priorities[priority]}
      </span>
      <h3>{title}</h3>
      <span className={classNames('figures', styles.time)}>{estimatedTime}</span>
    </>
  );
}

function Needs({ item: { requiredResources }, texts: { words } }: ActionProps) {
  return (
    <div className={classNames('text-sm text-muted', styles.needs)}>
      <p>{words.needs}</p>
      <ul>
        {requiredResources.map((resource) => (
          <li key={resource}>{resource}</li>
        ))}
      </ul>
    </div>
  );
}
