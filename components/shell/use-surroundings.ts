import { useEffect, useState } from 'react';
import { readSurroundings, type Surroundings } from './read-surroundings';

/** Requested once per page load; `undefined` until then. */
export function useSurroundings(language: string): Surroundings | undefined {
  const [surroundings, setSurroundings] = useState<Surroundings>();

  useEffect(() => {
    let isWanted = true;
    readSurroundings(language).then((read) => {
      if (isWanted) setSurroundings(read);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);

  return surroundings;
}
