import { useTranslations } from 'next-intl';
import type { Preview } from '@/lib/config/preview';

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

/** Shows the branch and commit of a preview deployment, and whether entered data will be lost. */
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
