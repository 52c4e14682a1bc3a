interface Names {
  name: string;
  country_code: string;
  country: string;
  admin1: string;
}

/** Common abbreviations of Australian states. `WA` and `SA` are also codes of other states or countries: either may match. */
const stateByAbbreviation = new Map([
  ['act', 'australian capital territory'],
  ['nsw', 'new south wales'],
  ['nt', 'northern territory'],
  ['qld', 'queensland'],
  ['sa', 'south australia'],
  ['tas', 'tasmania'],
  ['vic', 'victoria'],
  ['wa', 'western australia'],
]);

const countryByHabit = new Map([
  ['uk', 'gb'],
  ['usa', 'us'],
]);

/** Whether the text after a comma in a search ("AU", "Australia", "Queensland", "QLD") applies to a place. */
export function describesPlace(place: Names, detail: string): boolean {
  const folded = fold(detail);
  const meanings = [folded, stateByAbbreviation.get(folded), countryByHabit.get(folded)];
  return [place.country_code, place.country, place.admin1].some(
    (fact) => fact && meanings.includes(fold(fact)),
  );
}

/** A search text that finds this place and no other of the same name. */
export function searchFor({ name, admin1, country_code }: Names): string {
  return [name, admin1, country_code].filter(Boolean).join(', ');
}

/** Normalises case, accents and spacing. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
