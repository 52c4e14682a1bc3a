'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import type { Messages } from '@/lib/i18n/messages';
import { defaultPlace, offeredPlaces } from '@/lib/weather/offered-places';
import { BoardFault } from './board-fault';
import { BoardLoading } from './board-loading';
import { BoardReading } from './board-reading';
import { sampleReading } from './card-reading';
import { ConditionsBoard } from './conditions-board';
import { loadCurrentConditions } from './load-readings';
import { PlaceSearch } from './place-search';
import type { Ask } from './use-weather';
import type { WeatherTexts } from './weather-texts';
import styles from './weather-tool.module.css';

interface WeatherToolProps {
  form: Messages['weather']['form'];
  texts: WeatherTexts;
  /** Heading above the form. */
  intro: ReactNode;
  /** For visitors without script. */
  noScript: ReactNode;
}

/** A search for a place and its weather on the board; initially that of our coast. */
export function WeatherTool({ form, texts, intro, noScript }: WeatherToolProps) {
  const [ask, setAsk] = useState<Ask>({ q: offeredPlaces[defaultPlace], number: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const Conditions = useLazyComponent(loadCurrentConditions);
  const askFor = useCallback((q: string) => setAsk(({ number }) => ({ q, number: number + 1 })), []);

  return (
    <>
      <div>
        {intro}
        <div className="noscript:hidden!">
          <PlaceSearch
            words={form}
            places={texts.words.places}
            isSearching={isBusy}
            hasFailed={hasFailed}
            asked={ask.q}
            onAsk={askFor}
          />
        </div>
        {noScript}
      </div>
      <div className={classNames('noscript:hidden!', styles.board)}>
        {Conditions === 'loading' && (
          <ConditionsBoard texts={texts}>
            <BoardLoading asked={ask.q} texts={texts} />
          </ConditionsBoard>
        )}
        {Conditions === 'failed' && <BoardWithoutReading texts={texts} asked={ask.q} />}
        {typeof Conditions === 'function' && (
          <Conditions ask={ask} texts={texts} onAsk={askFor} onBusy={setIsBusy} onFailed={setHasFailed} />
        )}
      </div>
    </>
  );
}

/** Shown if the lazy part can't be loaded, for example after a deployment: the page has to be reloaded. */
function BoardWithoutReading({ texts, asked }: { texts: WeatherTexts; asked: string }) {
  const reading = sampleReading(asked, texts);
  return (
    <ConditionsBoard texts={texts} reading={reading}>
      <BoardFault thrown={undefined} asked={asked} texts={texts} onAsk={() => window.location.reload()} />
      <BoardReading reading={reading} texts={texts} />
    </ConditionsBoard>
  );
}
