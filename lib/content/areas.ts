/** Suburbs served, with the road distance from the office in kilometres, nearest first. Place names are not translated. */
export const areas = [
  { name: 'Robina', km: 0 },
  { name: 'Broadbeach', km: 8 },
  { name: 'Burleigh Heads', km: 9 },
  { name: 'Surfers Paradise', km: 11 },
  { name: 'Southport', km: 16 },
] as const;
