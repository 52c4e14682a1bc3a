import { ProjectPicture } from '@/components/clients/project-picture';
import type { PicturedProject } from '@/lib/content/project-colours';

/** A website from the portfolio that suits the service. It is loaded when the service is opened. */
export function ServicePicture({ id }: { id: PicturedProject }) {
  return <ProjectPicture id={id} alt="" sizes="(min-width: 60rem) 30rem, 90vw" />;
}
