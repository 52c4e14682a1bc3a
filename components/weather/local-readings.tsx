import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { localPlaces, offeredPlaces } from '@/lib/weather/offered-places';
import { type CardReading, liveReading, sampleReading } from './card-reading';
import { CompactCard } from './compact-card';
import { useWeather } from './use-weather';
import type { WeatherParts } from './weather-parts';

export interface LocalReadingsProps {
  parts: WeatherParts;
  shore: ReactNode;
}

type LocalPlace = (typeof localPlaces)[number];

/** Our beaches, each with its reading, or with sample figures if there is none. */
export function LocalReadings({ parts, shore }: LocalReadingsProps) {
  return (
    <QueryProvider language={parts.language}>
      {localPlaces.map((place) => (
        <LocalReading key={place} place={place} parts={parts} shore={shore} />
      ))}
    </QueryProvider>
  );
}

function LocalReading({ place, parts, shore }: LocalReadingsProps & { place: LocalPlace }) {
  const q = offeredPlaces[place];
  const { data, isError } = useWeather({ q, number: 0 }, parts.language, parts.words.fault);
  let reading: CardReading | undefined;
  if (data) reading = liveReading(data, q, parts);
  else if (isError) reading = sampleReading(q, parts);
  return <CompactCard name={parts.words.places[place]} reading={reading} parts={parts} shore={shore} />;
}
