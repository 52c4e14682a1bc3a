/** At most 60 KB. `width` and `height`: of the part of the page it shows, in CSS pixels. */
export type RenderedPicture = {
  readonly type: 'image/webp';
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
};
