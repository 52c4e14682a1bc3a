import type { GrowthPartProps } from './growth-parts';

/** What somebody in the business can begin today; the first stands out. */
export function GrowthActions({ result, parts }: GrowthPartProps) {
  const { words, icons } = parts;
  return (
    <section className="growth-actions" aria-labelledby="growth-actions-title">
      <div className="wrap">
        <h2 id="growth-actions-title">{words.actions}</h2>
        <p className="lede">{words.actionsText}</p>
        <ol>
          {result.actionItems.map((item) => (
            <li key={item.id}>
              <p className={`growth-priority ${item.priority}`}>
                {icons[item.priority]}
                {words.priorities[item.priority]}
              </p>
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              <div className="growth-needs">
                <p className="nums">{item.estimatedTime}</p>
                <p className="small">{words.needs}</p>
                <ul className="small">
                  {item.requiredResources.map((resource) => (
                    <li key={resource}>{resource}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
