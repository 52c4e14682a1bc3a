import { useTranslations } from 'next-intl';
import { Sample } from '@/components/ui/sample';
import { brand } from '@/lib/config/brand';

interface SampleMarkProps {
  /** What it marks; `figure` has the shortest word, for small spaces. */
  of: 'figure' | 'figures' | 'team' | 'author' | 'authors';
  className?: string;
}

/** Marks a figure or a person as a sample, until the owner has confirmed them (`brand.claims.confirmed`). */
export function SampleMark({ of, className }: SampleMarkProps) {
  const t = useTranslations('common.sample');
  if (brand.claims.confirmed) return null;
  return <Sample className={className}>{t(of)}</Sample>;
}
