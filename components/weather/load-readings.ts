/** Lazily loaded parts that request readings, with the query library. */
export const loadCurrentConditions = () =>
  import('./weather-readings').then(({ CurrentConditions }) => CurrentConditions);

export const loadLocalReadings = () =>
  import('./weather-readings').then(({ LocalReadings }) => LocalReadings);
