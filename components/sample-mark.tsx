import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { brand } from '@/lib/config/brand';

interface SampleMarkProps {
  /** What it is beside; a `figure` that has little room gets the shortest word. */
  of: 'figure' | 'figures' | 'team' | 'author' | 'authors';
  className?: string;
}

/** Stands beside a figure or a person that the owner has not confirmed yet, and nowhere once that is done. */
export function SampleMark({ of, className }: SampleMarkProps) {
  const t = useTranslations('common.sample');
  if (brand.claims.confirmed) return null;
  return <Badge className={className}>{t(of)}</Badge>;
}
