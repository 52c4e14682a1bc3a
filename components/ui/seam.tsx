import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './seam.module.css';

/** The picture on the piece; each ends at the bottom in the section's background. */
type SeamPicture = 'surf' | 'hills' | 'towers' | 'pine';

export interface SeamProps {
  background: 'sand' | 'bg';
  place: 'start' | 'middle' | 'end';
  picture: SeamPicture;
  className?: string;
}

const tab = 'M0 92H35.5A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 124.5 92H160z';
/** The tab down to the picture's ground: further down, the picture would shine through at the edges. */
const head = 'M50.3 82A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 109.7 82z';

const pictures: Record<SeamPicture, ReactNode> = {
  surf: (
    <>
      <path className="fill-scene-sky2" d="M0 0h160v92H0z" />
      <path className="fill-scene-sea" d="M0 36h160v56H0z" />
      <path className="fill-scene-foam" d="M30 50q16-10 30-2t30-2 40 2v6q-24-6-40-1t-30 2-30 1z" />
      <path className="fill-scene-shal" d="M30 66q20-8 40 0t62-4v30H30z" />
    </>
  ),
  hills: (
    <>
      <path className="fill-scene-sky" d="M0 0h160v92H0z" />
      <circle className="fill-scene-sun" cx="92" cy="38" r="17" />
      <path className="fill-scene-h1" d="M30 56l26-20 18 14 24-16 34 24v34H30z" />
      <path className="fill-scene-h2" d="M30 66l30-10 28 10 42-12v38H30z" />
    </>
  ),
  towers: (
    <>
      <path className="fill-scene-sky2" d="M0 0h160v92H0z" />
      <path className="fill-scene-t2" d="M58 40h12v44H58zM76 20h14v64H76zM96 34h11v50H96z" />
      <path className="fill-scene-t1" d="M58 40h7v44h-7zM76 20h8v64h-8zM96 34h6v50h-6z" />
      <path className="fill-scene-dune" d="M30 72q40-10 100-2v22H30z" />
    </>
  ),
  pine: (
    <>
      <path className="fill-scene-sky" d="M0 0h160v92H0z" />
      <path className="fill-scene-sky3" d="M34 50h92v42H34z" />
      <path className="fill-scene-pine" d="M78 14l9 16h-5l9 14h-6l11 16H82v20h-6V60H62l11-16h-6l9-14h-5z" />
      <path className="fill-scene-dune2" d="M30 76q50-12 100 0v16H30z" />
    </>
  ),
};

/** The tab of a jigsaw piece on the upper edge of a section: at most one per page. */
export function Seam({ background, place, picture, className }: SeamProps) {
  return (
    <svg
      className={classNames(styles.seam, styles[place], className)}
      viewBox="0 0 160 92"
      aria-hidden="true"
    >
      <clipPath id="seam">
        <path d={head} />
      </clipPath>
      <path className={styles[background]} d={tab} />
      <g clipPath="url(#seam)">
        {pictures[picture]}
        <path className={styles[background]} d="M0 92V82q34-4 60-1t46-1 54 2v10z" />
      </g>
    </svg>
  );
}
