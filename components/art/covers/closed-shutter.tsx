import { barsPath } from '../bars';
import { CoverFrame } from './cover-frame';

const slats = barsPath(Array.from({ length: 9 }, (_, index) => [470, 262 + index * 30, 300, 5] as const));
const lines = barsPath(Array.from({ length: 5 }, (_, index) => [858, 400 + index * 26, 120, 8] as const));

/** A workshop with its shutter down and locked, and beside it the papers needed to reopen it. */
export function ClosedShutter({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <path className="fill-scene-sky" d="M0 0h1200v630H0z" />
      <path className="fill-scene-sky2" d="M0 180h1200v120H0z" />
      <path className="fill-scene-sky3" d="M0 280h1200v140H0z" />
      <circle className="fill-scene-sun" cx="230" cy="330" r="110" />
      <path className="fill-scene-h1" d="M0 420l150-60 160 50 190-80 220 70 200-60 280 80v90H0z" />
      <path className="fill-scene-road" d="M0 520h1200v110H0z" />
      <path className="fill-scene-kerb" d="M0 508h1200v14H0z" />
      <path className="fill-scene-wall" d="M400 150h440v374H400z" />
      <path className="fill-scene-line" d="M376 130h488v26H376z" />
      <path className="fill-scene-sea" d="M430 170h380v58H430z" />
      <path className="fill-scene-foam" d="M470 190h300v18H470z" />
      <path className="fill-scene-t2" d="M470 250h300v272H470z" />
      <path className="fill-scene-line" d={slats} />
      <path fill="none" className="stroke-scene-foam" strokeWidth="14" d="M592 440v-28a28 28 0 0 1 56 0v28" />
      <path className="fill-scene-red" d="M570 436h100v76H570z" />
      <path className="fill-scene-foam" d="M613 458h14v30h-14z" />
      <g transform="rotate(6 920 450)">
        <path className="fill-scene-sun" d="M826 352h70l14 20h104v190H826z" />
        <path className="fill-scene-foam" d="M840 380h158v166H840z" />
        <path className="fill-scene-sea2" d={lines} />
      </g>
    </CoverFrame>
  );
}
