export type BadgeVariant = 'default' | 'destructive';

/** The variant of the analyser's badge: a warning at 70 and below. */
export function badgeVariant(score: number): BadgeVariant {
  return score > 70 ? 'default' : 'destructive';
}
