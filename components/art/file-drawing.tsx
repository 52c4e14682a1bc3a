import type { ReactNode } from 'react';
import { covers, people, services } from './drawing-addresses';

const files = { covers, people, services };

interface FileDrawingProps {
  /** Name of the file in public/art; see scripts/tools/drawings/drawing-files.tsx. */
  file: keyof typeof files;
  id: string;
  viewBox: string;
  preserveAspectRatio?: string;
  /** Description of the picture; without one it is decoration. */
  label?: string;
  className?: string;
  /** Language of the text in the drawing; its description is in the page's. */
  lang?: 'en';
  /** Text on top of the drawing, which needs the page's fonts. */
  children?: ReactNode;
}

/** A drawing below the first screen, loaded from a file, so that the page is smaller; the page's colours apply to it. */
export function FileDrawing({ file, id, label, lang, children, ...frame }: FileDrawingProps) {
  const drawing = (
    <>
      <use href={`${files[file]}#${id}`} />
      {lang ? <g lang={lang}>{children}</g> : children}
    </>
  );
  if (!label) {
    return (
      <svg {...frame} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
