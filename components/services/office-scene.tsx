import { FileDrawing } from '@/components/art/file-drawing';

/** A street in Robina on a clear morning. */
export function OfficeScene() {
  return (
    <FileDrawing file="services" id="office" viewBox="0 0 1440 620" preserveAspectRatio="xMinYMax slice" />
  );
}
