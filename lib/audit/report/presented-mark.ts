/** In percent of the picture's width and height. */
export interface PresentedMark {
  key: string;
  number: string;
  /** False for the largest element. */
  isFault: boolean;
  box: { x: number; y: number; width: number; height: number };
  badge: { x: number; y: number };
}
