import { useTranslations } from 'next-intl';
import type { Preview } from '@/lib/config/preview';

/** Written with each element, so that pages of the real site contain no rule for it. */
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

/** Says what a preview was made of, and whether what is entered will be lost. */
export function PreviewRibbon({ preview }: { preview: Preview }) {
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
