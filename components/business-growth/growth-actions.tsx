import { classNames } from '@/components/ui/class-names';
import type { Priority } from '@/lib/growth/result';
import styles from './growth-actions.module.css';
import type { GrowthPartProps } from './growth-parts';

const priorityColour: Readonly<Record<Priority, string>> = {
  urgent: 'text-red',
  high: 'text-amber',
  medium: 'text-surf',
  low: 'text-kelp',
};

/** Actions that the business can start today; the first is highlighted. */
export function GrowthActions({ result, parts }: GrowthPartProps) {
  const { words, icons } = parts;
  return (
    <section className={styles.actions} aria-labelledby="growth-actions-title">
      <div className="page-width">
        <h2 id="growth-actions-title">{words.actions}</h2>
        <p className="lead mt-3">{words.actionsText}</p>
        <ol className={styles.list}>
          {result.actionItems.map((item) => (
            <li key={item.id} className={styles.item}>
              <p className={classNames(styles.priority, priorityColour[item.priority])}>
                {icons[item.priority]}
                {words.priorities[item.priority]}
              </p>
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              <div className={styles.cost}>
                <p className={classNames('figures', styles.time)}>{item.estimatedTime}</p>
                <div className={classNames('text-sm text-muted', styles.needs)}>
                  <p>{words.needs}</p>
                  <ul>
                    {item.requiredResources.map((resource) => (
                      <li key={resource}>{resource}</li>
                    ))}
                  </ul>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
