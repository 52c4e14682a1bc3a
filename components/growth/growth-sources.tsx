import type { GrowthPartProps } from './growth-parts';

/** What was asked, in the order in which it counts, and what came of it. */
export function GrowthSources({ result, parts }: GrowthPartProps) {
  const { words, icons } = parts;
  return (
    <section className="sec sand growth-asked" aria-labelledby="growth-asked-title">
      <div className="wrap two">
        <h2 id="growth-asked-title">{words.sources}</h2>
        <ul>
          {result.sources.asked.map(({ source, status, text }) => (
            <li key={source} className={status}>
              {icons[source]}
              <div>
                <h3>
                  {words.askedNames[source]} <span className="badge">{words.askedStatus[status]}</span>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
