/**
 * The growth packages from the smallest to the largest; each contains the ones before it. Names are the same in every
 * language; words are in the message file `products`, under the same ids: description, and one feature for each of
 * `featureIds`. Dollars a month.
 */
export const packages = [
  { id: 'starter', name: 'Starter', priceDollars: 159, popular: false },
  { id: 'ultimate', name: 'Ultimate', priceDollars: 220, popular: false },
  { id: 'professional', name: 'Professional', priceDollars: 330, popular: true },
  { id: 'ultra', name: 'Ultra', priceDollars: 550, popular: false },
  { id: 'gold', name: 'Gold', priceDollars: 850, popular: false },
] as const satisfies readonly PackageRow[];

interface PackageRow {
  id: string;
  name: string;
  priceDollars: number;
  popular: boolean;
}

/** Keys of the features that a package adds to the one before it; every package has all of these keys. */
const featureIds = ['1', '2', '3'] as const;

export type PackageId = (typeof packages)[number]['id'];

/** Ids of plans at the payment provider; a package without one is ordered through the contact form. */
export type PlanIds = Readonly<Record<PackageId, string | undefined>>;

/** Throws if no package has the id. */
export function packageName(id: PackageId): string {
  const found = packages.find((row) => row.id === id);
  if (!found) throw new Error(`No package has the id ${id}`);
  return found.name;
}

/** A growth package with its words and plan. */
export interface GrowthPackage {
  id: PackageId;
  name: string;
  priceDollars: number;
  planId: string | undefined;
  description: string;
  features: string[];
  popular: boolean;
}

type PackageWord = `${PackageId}.description` | `${PackageId}.features.${(typeof featureIds)[number]}`;

/** The packages with their plans and words; `word` returns the words of a language. */
export function growthPackages(word: (key: PackageWord) => string, planIds: PlanIds): GrowthPackage[] {
  return packages.map(({ id, name, priceDollars, popular }) => ({
    id,
    name,
    priceDollars,
    planId: planIds[id],
    description: word(`${id}.description`),
    features: featureIds.map((feature) => word(`${id}.features.${feature}`)),
    popular,
  }));
}
