import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import type { Messages } from '@/lib/i18n/messages';
import { offeredPlaces, quickPicks } from '@/lib/weather/offered-places';
import styles from './place-search.module.css';

interface PlaceSearchProps {
  words: Messages['weather']['form'];
  places: Messages['weather']['places'];
  isSearching: boolean;
  /** Whether the last search failed: its text is then restored for correction. */
  hasFailed: boolean;
  /** The search text of the place on the board. */
  asked: string;
  onAsk: (q: string) => void;
}

/** A field for a place, and buttons for four cities. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { words, places, isSearching, hasFailed, asked, onAsk } = props;
  const [text, setText] = useState('');
  const sent = useRef('');

  useEffect(() => {
    // Restored while the search has failed, unless the visitor has typed.
    if (hasFailed) setText((typed) => typed || sent.current);
    else setText((typed) => (typed === sent.current ? '' : typed));
  }, [hasFailed]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '' || isSearching) return;
    sent.current = text;
    onAsk(text.trim());
    setText('');
  }

  function pick(place: string) {
    sent.current = '';
    onAsk(place);
  }

  return (
    <search className={styles.search}>
      <form onSubmit={handleSubmit}>
        <div className={fieldStyles.field}>
          <label htmlFor="place">{words.label}</label>
          <input
            className={classNames(fieldStyles.control, styles.place)}
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
          <BusyLabel isBusy={isSearching} idle={words.submit} busy={words.searching} />
        </Button>
      </form>
      <fieldset>
        <legend>{words.picks}</legend>
        <div className={styles.picks}>
          {quickPicks.map((name) => (
            <Button
              key={name}
              className={styles.pick}
              aria-pressed={asked === offeredPlaces[name]}
              onClick={() => pick(offeredPlaces[name])}
            >
              {places[name]}
            </Button>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
