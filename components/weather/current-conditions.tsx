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
import type { WeatherTexts } from './weather-texts';

export interface CurrentConditionsProps {
  ask: Ask;
  texts: WeatherTexts;
  onAsk: (q: string) => void;
  onBusy: (isBusy: boolean) => void;
  /** Called with whether the visitor's last request failed. */
  onFailed: (hasFailed: boolean) => void;
}

/** The weather of the requested place, on the board. */
export function CurrentConditions(props: CurrentConditionsProps) {
  return (
    <QueryProvider language={props.texts.language}>
      <Conditions {...props} />
    </QueryProvider>
  );
}

function Conditions({ ask, texts, onAsk, onBusy, onFailed }: CurrentConditionsProps) {
  const { data, error, isPending, isError } = useWeather(ask, texts.language, texts.words.fault);
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

  const live = data && liveReading(data, ask.q, texts);
  // An unknown place has neither a reading nor a sample.
  const isUnknown = error instanceof WeatherError && error.isUnknownPlace;
  const reading = live ?? (isError && !isUnknown ? sampleReading(ask.q, texts) : undefined);
  return (
    <div ref={board}>
      <div role="status" className="sr-only">
        {isError
          ? [faultMessage(error, texts.words.fault), !isOffered(ask.q) && nameSearch(ask.q, texts)]
              .filter(Boolean)
              .join(' ')
          : live && announceReading(live, texts)}
      </div>
      <ConditionsBoard texts={texts} reading={reading}>
        {isPending && <BoardLoading asked={ask.q} texts={texts} />}
        {isError && <BoardFault thrown={error} asked={ask.q} texts={texts} onAsk={onAsk} />}
        {reading && <BoardReading reading={reading} texts={texts} />}
        {data && ask.number > 0 && (
          <OtherPlaces label={texts.words.card.alternatives} places={data.suggestions} onAsk={onAsk} />
        )}
      </ConditionsBoard>
    </div>
  );
}
