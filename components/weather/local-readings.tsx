import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { localPlaces, offeredPlaces } from '@/lib/weather/offered-places';
import { type CardReading, liveReading, sampleReading } from './card-reading';
import { CompactCard } from './compact-card';
import { useWeather } from './use-weather';
import type { WeatherTexts } from './weather-texts';

export interface LocalReadingsProps {
  texts: WeatherTexts;
  shore: ReactNode;
}

type LocalPlace = (typeof localPlaces)[number];

/** Our beaches, each with its reading, or with sample figures if there is none. */
export function LocalReadings({ texts, shore }: LocalReadingsProps) {
  return (
    <QueryProvider language={texts.language}>
      {localPlaces.map((place) => (
        <LocalReading key={place} place={place} texts={texts} shore={shore} />
      ))}
    </QueryProvider>
  );
}

function LocalReading({ place, texts, shore }: LocalReadingsProps & { place: LocalPlace }) {
  const q = offeredPlaces[place];
  const { data, isError } = useWeather({ q, number: 0 }, texts.language, texts.words.fault);
  let reading: CardReading | undefined;
  if (data) reading = liveReading(data, q, texts);
  else if (isError) reading = sampleReading(q, texts);
  return <CompactCard name={texts.words.places[place]} reading={reading} texts={texts} shore={shore} />;
}
