import { useQuery } from '@tanstack/react-query';
import type { Messages } from '@/lib/i18n/messages';
import { isOffered } from '@/lib/weather/offered-places';
import { readWeather } from './read-weather';

export interface Ask {
  q: string;
  /** Incremented with each request, so that the same place again is a new reading. */
  number: number;
}

export function useWeather({ q, number }: Ask, language: string, words: Messages['weather']['fault']) {
  return useQuery({
    queryKey: ['weather', q, number],
    queryFn: ({ signal }) => readWeather({ q, isOffered: isOffered(q) }, { language, words, signal }),
  });
}
