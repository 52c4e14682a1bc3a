export type UvLevel = 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme';

/**
 * The exposure category of a UV index, rounded as displayed. Undefined for 0, which means night or a provider without UV
 * index. https://www.who.int/publications/i/item/9241590076
 */
export function uvLevel(uvIndex: number): UvLevel | undefined {
  const index = Math.round(uvIndex);
  if (index <= 0) return undefined;
  if (index <= 2) return 'low';
  if (index <= 5) return 'moderate';
  if (index <= 7) return 'high';
  return index <= 10 ? 'veryHigh' : 'extreme';
}
