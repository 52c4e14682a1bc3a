import { useEffect, useRef } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { isOffered } from '@/lib/weather/offered-places';
import { BoardFault, nameSearch } from './board-fault';
import { BoardLoading } from './board-loading';
import { announceReading, BoardReading } from './board-reading';
import { liveReading, sampleReading } from './card-reading';
import { ConditionsBoard } from './conditions-board';
import { OtherPlaces } from './other-places';
import { faultMessage, WeatherError } from './read-weather';
import { type Ask, useWeather } from './use-weather';
import type { WeatherParts } from './weather-parts';

export interface CurrentConditionsProps {
  ask: Ask;
  parts: WeatherParts;
  onAsk: (q: string) => void;
  onBusy: (isBusy: boolean) => void;
  /** Called with whether the visitor's last request failed. */
  onFailed: (hasFailed: boolean) => void;
}

/** The weather of the requested place, on the board. */
export function CurrentConditions(props: CurrentConditionsProps) {
  return (
    <QueryProvider language={props.parts.language}>
      <Conditions {...props} />
    </QueryProvider>
  );
}

function Conditions({ ask, parts, onAsk, onBusy, onFailed }: CurrentConditionsProps) {
  const { data, error, isPending, isError } = useWeather(ask, parts.language, parts.words.fault);
  const board = useRef<HTMLDivElement>(null);

  // The initial reading is not a search by the visitor.
  useEffect(() => onBusy(isPending && ask.number > 0), [isPending, ask.number, onBusy]);
  useEffect(() => onFailed(isError && ask.number > 0), [isError, ask.number, onFailed]);

  // On phones the board is below the form, so it comes into view and is focused, unless the visitor has focused something else.
  useEffect(() => {
    const isWaiting = document.activeElement?.closest('search, [data-part="board-fault"]');
    if (!isPending && ask.number > 0 && (isWaiting || document.activeElement === document.body)) {
      board.current?.querySelector<HTMLElement>('#board-title')?.focus({ preventScroll: true });
      board.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isPending, ask.number]);

  const live = data && liveReading(data, ask.q, parts);
  // An unknown place has neither a reading nor a sample.
  const isUnknown = error instanceof WeatherError && error.isUnknownPlace;
  const reading = live ?? (isError && !isUnknown ? sampleReading(ask.q, parts) : undefined);
  return (
    <div ref={board}>
      <div role="status" className="sr-only">
        {isError
          ? [faultMessage(error, parts.words.fault), !isOffered(ask.q) && nameSearch(ask.q, parts)]
              .filter(Boolean)
              .join(' ')
          : live && announceReading(live, parts)}
      </div>
      <ConditionsBoard parts={parts} reading={reading}>
        {isPending && <BoardLoading asked={ask.q} parts={parts} />}
        {isError && <BoardFault thrown={error} asked={ask.q} parts={parts} onAsk={onAsk} />}
        {reading && <BoardReading reading={reading} parts={parts} />}
        {data && ask.number > 0 && (
          <OtherPlaces label={parts.words.card.alternatives} places={data.suggestions} onAsk={onAsk} />
        )}
      </ConditionsBoard>
    </div>
  );
}
