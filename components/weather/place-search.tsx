import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { fieldClass } from '@/components/ui/field-class';
import { Spinner } from '@/components/ui/spinner';
import type { Messages } from '@/lib/i18n/messages';
import { offeredPlaces, quickPicks } from '@/lib/weather/offered-places';
import styles from './place-search.module.css';

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
    <search className={styles.search}>
      <form onSubmit={handleSubmit}>
        <div className={fieldClass.field}>
          <label htmlFor="place">{words.label}</label>
          <input
            className={classNames(fieldClass.control, styles.place)}
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
        <Button
          type="submit"
          look="cta"
          className={styles.submit}
          disabled={text.trim() === '' || isSearching}
        >
          {isSearching && <Spinner />}
          {isSearching ? words.searching : words.submit}
        </Button>
      </form>
      <fieldset>
        <legend>{words.picks}</legend>
        <div className={styles.picks}>
          {quickPicks.map((pick) => (
            <Button
              key={pick}
              className={styles.pick}
              aria-pressed={asked === offeredPlaces[pick]}
              onClick={() => onAsk(offeredPlaces[pick])}
            >
              {places[pick]}
            </Button>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
