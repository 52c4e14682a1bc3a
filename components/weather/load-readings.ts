/** The parts that ask for readings, with the query library they need. */
export const loadCurrentConditions = () =>
  import('./current-conditions').then(({ CurrentConditions }) => CurrentConditions);

export const loadLocalReadings = () => import('./local-readings').then(({ LocalReadings }) => LocalReadings);
