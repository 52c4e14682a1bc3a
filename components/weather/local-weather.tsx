'use client';

import { useLazyComponent } from '@/components/query/use-lazy-component';
import { localPlaces, offeredPlaces } from '@/lib/weather/offered-places';
import { sampleReading } from './card-reading';
import { CompactCard } from './compact-card';
import { loadLocalReadings } from './load-readings';
import type { LocalReadingsProps } from './local-readings';

/** The rows of the beaches: placeholders while loading, and samples if that fails. */
export function LocalWeather({ parts, shore }: LocalReadingsProps) {
  const Readings = useLazyComponent(loadLocalReadings);
  if (typeof Readings === 'function') return <Readings parts={parts} shore={shore} />;
  return localPlaces.map((place) => (
    <CompactCard
      key={place}
      name={parts.words.places[place]}
      reading={Readings === 'failed' ? sampleReading(offeredPlaces[place], parts) : undefined}
      parts={parts}
      shore={shore}
    />
  ));
}
