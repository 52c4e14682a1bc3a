'use client';

import { useRef } from 'react';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import { useNear } from '@/components/ui/use-near';
import { localPlaces, offeredPlaces } from '@/lib/weather/offered-places';
import { sampleReading } from './card-reading';
import { CompactCard } from './compact-card';
import { loadLocalReadings } from './load-readings';
import type { LocalReadingsProps } from './local-readings';

/** The rows of the beaches: placeholders until the visitor comes near and while loading, and samples if that fails. */
export function LocalWeather({ texts, shore }: LocalReadingsProps) {
  const first = useRef<HTMLElement>(null);
  const isNear = useNear(first);
  const Readings = useLazyComponent(isNear ? loadLocalReadings : undefined);
  if (typeof Readings === 'function') return <Readings texts={texts} shore={shore} />;
  return localPlaces.map((place, index) => (
    <CompactCard
      key={place}
      ref={index === 0 ? first : undefined}
      name={texts.words.places[place]}
      reading={Readings === 'failed' ? sampleReading(offeredPlaces[place], texts) : undefined}
      texts={texts}
      shore={shore}
    />
  ));
}
