import { useTranslations } from 'next-intl';
import { describePreview, type Preview } from '@/lib/config/preview';
import { SkipLink } from './skip-link';

/** Inline styles, so that production pages contain no rules for it. */
const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1rem',
  justifyContent: 'center',
  paddingBlock: '0.25rem',
  paddingInline: '1rem',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: '0.8125rem',
} as const;

/**
 * The first elements of a page: the skip link and, in a preview deployment, a ribbon. In production it is the skip link
 * alone, because even an empty element would be part of each page's flight payload.
 */
export function PageStart() {
  const preview = describePreview();
  if (!preview) return <SkipLink />;
  return (
    <>
      <SkipLink />
      <PreviewRibbon preview={preview} />
    </>
  );
}

/** Shows the branch and commit of a preview deployment, and whether entered data will be lost. */
function PreviewRibbon({ preview }: { preview: Preview }) {
  const { branch, commit, isTemporary } = preview;
  const t = useTranslations('shell.preview');
  return (
    <aside aria-label={t('label')} style={strip}>
      <strong>{t('label')}</strong>
      {branch && (
        <span>
          {t('branch')} <bdi dir="ltr">{branch}</bdi>
        </span>
      )}
      {commit && (
        <span>
          {t('commit')} <bdi dir="ltr">{commit}</bdi>
        </span>
      )}
      {isTemporary && <span>{t('temporary')}</span>}
    </aside>
  );
}
