export type BadgeVariant = 'default' | 'destructive';

/** The analyser's badge: it only warns, at 70 and below. */
export function badgeVariant(score: number): BadgeVariant {
  return score > 70 ? 'default' : 'destructive';
}
