import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { FileDrawing } from './file-drawing';

/** Inside the sample client's workshop: a red car on the hoist, and the yard through the open door. */
export function WorkshopInside({ label }: { label: string }) {
  return (
    <FileDrawing
      file="home"
      id="workplace"
      viewBox="0 0 520 460"
      preserveAspectRatio="xMinYMax slice"
      label={label}
    >
      <text className="drawn-heading" x="28" y="139" fill="#fff" fontSize="21" textLength="176">
        {sampleWorkshop.sign}
      </text>
    </FileDrawing>
  );
}
