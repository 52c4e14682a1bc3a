/**
 * The growth packages from the smallest to the largest; each contains the ones before it. Words are in the message file
 * `products`, under the same ids: name, description, and one feature for each of `featureIds`. Dollars a month.
 */
export const packages = [
  { id: 'starter', priceDollars: 159, popular: false },
  { id: 'ultimate', priceDollars: 220, popular: false },
  { id: 'professional', priceDollars: 330, popular: true },
  { id: 'ultra', priceDollars: 550, popular: false },
  { id: 'gold', priceDollars: 850, popular: false },
] as const satisfies readonly PackageRow[];

interface PackageRow {
  id: string;
  priceDollars: number;
  popular: boolean;
}

/** Keys of what a package adds to the one before it; every package has all of them. */
const featureIds = ['1', '2', '3'] as const;

export type PackageId = (typeof packages)[number]['id'];

/** Ids of plans at the payment provider; a package without one is ordered through the contact form. */
export type PlanIds = Readonly<Record<PackageId, string | undefined>>;

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

type PackageWord =
  | `${PackageId}.${'name' | 'description'}`
  | `${PackageId}.features.${(typeof featureIds)[number]}`;

/** The packages with their plans and words; `word` returns the words of a language. */
export function growthPackages(word: (key: PackageWord) => string, planIds: PlanIds): GrowthPackage[] {
  return packages.map(({ id, priceDollars, popular }) => ({
    id,
    name: word(`${id}.name`),
    priceDollars,
    planId: planIds[id],
    description: word(`${id}.description`),
    features: featureIds.map((feature) => word(`${id}.features.${feature}`)),
    popular,
  }));
}
