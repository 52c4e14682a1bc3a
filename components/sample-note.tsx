import { useTranslations } from 'next-intl';
import { Sample } from '@/components/ui/sample';
import { brand } from '@/lib/config/brand';

/** Of the note. Each section with samples names it in `aria-describedby`, so that readers who skip to it hear it. */
export const sampleNoteId = 'sample-note';

interface SampleNoteProps {
  /** What the page has that isn't real, with the owner's figures (`brand.claims`), which it no longer names once they are confirmed. */
  of: 'clients' | 'people' | 'authors' | 'author' | 'figure';
  className?: string;
}

/** Says, once a page and at the head of the first of them, that something on it is a sample. */
export function SampleNote({ of, className }: SampleNoteProps) {
  const t = useTranslations('common.sample');
  const { confirmed } = brand.claims;
  // Projects are made up whatever the owner confirms.
  if (confirmed && of !== 'clients') return null;
  return (
    <Sample id={sampleNoteId} className={className}>
      {t(confirmed ? 'projects' : of)}
    </Sample>
  );
}
