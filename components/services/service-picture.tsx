import { useTranslations } from 'next-intl';
import { ProjectPicture } from '@/components/clients/project-picture';
import { Sample } from '@/components/ui/sample';
import type { PicturedProject } from '@/lib/content/project-colours';

/** A website from the portfolio that suits the service. It is loaded when the service is opened. */
export function ServicePicture({ of }: { of: PicturedProject }) {
  const t = useTranslations('services');
  return (
    <>
      <ProjectPicture id={of} alt="" sizes="(min-width: 60rem) 30rem, 90vw" />
      <Sample>{t('sample')}</Sample>
    </>
  );
}
