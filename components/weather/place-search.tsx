import { type SubmitEvent, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { offeredPlaces, quickPicks } from '@/lib/weather/offered-places';

interface PlaceSearchProps {
  words: Messages['weather']['form'];
  places: Messages['weather']['places'];
  isSearching: boolean;
  /** The search the board shows. */
  asked: string;
  onAsk: (q: string) => void;
}

/** A town of one's own, or one of four cities. */
export function PlaceSearch({ words, places, isSearching, asked, onAsk }: PlaceSearchProps) {
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '' || isSearching) return;
    onAsk(text.trim());
    setText('');
  }

  return (
    <search className="place-search">
      <form onSubmit={handleSubmit}>
        <div className="fld">
          <label htmlFor="place">{words.label}</label>
          <input
            className="in"
            id="place"
            type="search"
            dir="auto"
            maxLength={100}
            autoComplete="address-level2"
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <button type="submit" className="btn surf" disabled={text.trim() === '' || isSearching}>
          {isSearching && <span className="spin" />}
          {isSearching ? words.searching : words.submit}
        </button>
      </form>
      <fieldset>
        <legend>{words.picks}</legend>
        <div className="city-picks">
          {quickPicks.map((pick) => (
            <button
              key={pick}
              type="button"
              className="btn"
              aria-pressed={asked === offeredPlaces[pick]}
              onClick={() => onAsk(offeredPlaces[pick])}
            >
              {places[pick]}
            </button>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
