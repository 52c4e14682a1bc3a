/** A drawing, made into components by scripts/build/drawing-loader.mjs. */
declare module '*.svg' {
  import type { ReactElement, SVGProps } from 'react';

  interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
    /** Description of the picture; without one it is decoration. */
    label?: string;
  }

  /** What is in the picture, to be placed in another one. */
  export function Shapes(): ReactElement;
  export default function Drawing(props: DrawingProps): ReactElement;
}
