/** Lazily loaded parts that request readings, with the query library. */
export const loadCurrentConditions = () =>
  import('./current-conditions').then(({ CurrentConditions }) => CurrentConditions);

export const loadLocalReadings = () => import('./local-readings').then(({ LocalReadings }) => LocalReadings);
