import { faultMessage, WeatherError } from './read-weather';
import type { WeatherParts } from './weather-parts';

interface BoardFaultProps {
  /** Whatever the reading failed with. */
  thrown: unknown;
  asked: string;
  parts: WeatherParts;
  onAsk: (q: string) => void;
}

/** Why there is no reading, and what to do now. */
export function BoardFault({ thrown, asked, parts, onAsk }: BoardFaultProps) {
  const words = parts.words.fault;
  const unknown = thrown instanceof WeatherError && thrown.isUnknownPlace ? thrown : undefined;
  return (
    <div className="sky-board-fault">
      <h3 className="t3">
        {parts.icons.fault}
        {unknown ? words.unknownTitle : words.title}
      </h3>
      <p>
        <b>{faultMessage(thrown, words)}</b>
      </p>
      {unknown && unknown.suggestions.length > 0 && (
        <>
          <p>{words.suggestions}</p>
          <div className="acts">
            {unknown.suggestions.map((suggestion) => (
              <button key={suggestion} type="button" className="btn" onClick={() => onAsk(suggestion)}>
                <bdi>{suggestion}</bdi>
              </button>
            ))}
          </div>
        </>
      )}
      {!unknown && (
        <>
          <p className="small muted">{words.hint}</p>
          <button type="button" className="btn" onClick={() => onAsk(asked)}>
            {words.retry}
          </button>
          <p className="small">{words.sampleNote}</p>
        </>
      )}
    </div>
  );
}
