import { classNames } from '@/components/ui/class-names';
import styles from './letterbox-scene.module.css';
import { ShutLetterbox } from './shut-letterbox';

/** A garden fence with locked letterboxes in the late afternoon; one is red. */
export function LetterboxScene() {
  return (
    <svg
      className={classNames(styles.scene, 'print:hidden!')}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="pickets" width="24" height="64" patternUnits="userSpaceOnUse" y="226">
          <path fill="var(--p-wall)" d="M3 10l7-9 7 9v54H3z" />
          <path fill="var(--p-t2)" d="M13 5l4 5v54h-4z" />
        </pattern>
      </defs>
      <path fill="var(--p-sky2)" d="M0 70h1440v230H0z" />
      <path fill="var(--p-sky3)" d="M0 176h1440v124H0z" />
      <Garden />
      <House />
      <path
        fill="var(--p-dune2)"
        d="M0 226a40 40 0 0 1 70-16 46 46 0 0 1 84-6 44 44 0 0 1 70 22h200v-2a34 34 0 0 1 60 0 30 30 0 0 1 56 2h300v64H0z"
      />
      <path fill="var(--p-t2)" d="M0 242h1440v8H0zM0 272h1440v8H0z" />
      <path fill="url(#pickets)" d="M0 226h1440v64H0z" />
      <path fill="var(--p-kerb)" d="M0 288h1440v12H0z" />
      <ShutLetterbox x={930} y={132} tone="t1" />
      <ShutLetterbox x={1040} y={118} tone="wall" />
      <ShutLetterbox x={1150} y={132} tone="red" />
      <ShutLetterbox x={1260} y={118} tone="t2" />
    </svg>
  );
}

/** Hedges, and a frangipani in flower. */
function Garden() {
  return (
    <>
      <path
        fill="var(--p-h1)"
        d="M0 200a60 60 0 0 1 110-40 70 70 0 0 1 130 10 60 60 0 0 1 90 30v90H0zM820 220a60 60 0 0 1 90-50 80 80 0 0 1 150-30 90 90 0 0 1 160 0 80 80 0 0 1 150 20 60 60 0 0 1 70-10v140H820z"
      />
      <path
        fill="var(--p-dune)"
        d="M800 250a46 46 0 0 1 60-40 60 60 0 0 1 110-8 60 60 0 0 1 110-10 66 66 0 0 1 120 0 60 60 0 0 1 110 6 56 56 0 0 1 130-2v94H800z"
      />
      <path fill="var(--p-t1)" d="M1376 288l-4-90-30-34 7-6 27 26 4-40h8l2 44 24-24 6 6-28 34 2 84z" />
      <path
        fill="var(--p-pine)"
        d="M1296 150a36 36 0 0 1 44-34 48 48 0 0 1 88-10 40 40 0 0 1 20-4v72a40 40 0 0 1-60-6 40 40 0 0 1-50 4 34 34 0 0 1-42-22z"
      />
      <path
        fill="var(--p-foam)"
        d="M1322 140a6 6 0 1 0 12 0 6 6 0 1 0-12 0M1352 122a6 6 0 1 0 12 0 6 6 0 1 0-12 0M1380 144a6 6 0 1 0 12 0 6 6 0 1 0-12 0M1402 116a6 6 0 1 0 12 0 6 6 0 1 0-12 0M1424 140a6 6 0 1 0 12 0 6 6 0 1 0-12 0M1348 154a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
      />
    </>
  );
}

/** A weatherboard house with a veranda below a tin roof. */
function House() {
  return (
    <>
      <path fill="var(--p-t1)" d="M300 132l84-66h304l84 66z" />
      <path
        fill="var(--p-sea)"
        d="M404 66h8l-60 66h-10zM452 66h8l-36 66h-10zM502 66h8l-14 66h-10zM552 66h8l14 66h-10zM602 66h8l38 66h-10zM652 66h8l62 66h-10z"
      />
      <path fill="var(--p-line)" d="M280 132h512v12H280z" />
      <path fill="var(--p-wall)" d="M316 144h440v96H316z" />
      <path
        fill="var(--p-wet)"
        d="M316 158h440v3H316zM316 174h440v3H316zM316 190h440v3H316zM316 206h440v3H316z"
      />
      <path fill="var(--p-bay)" d="M352 158h78v46h-78zM642 158h78v46h-78z" />
      <path fill="var(--p-foam)" d="M388 158h5v46h-5zM678 158h5v46h-5zM346 204h90v6h-90zM636 204h90v6h-90z" />
      <path fill="var(--p-sea)" d="M508 156h56v84h-56z" />
      <path fill="var(--p-sun)" d="M516 164h40v20h-40z" />
      <path
        fill="var(--p-foam)"
        d="M296 144h9v110h-9zM456 144h9v110h-9zM606 144h9v110h-9zM768 144h9v110h-9zM296 216h168v6H296zM610 216h166v6H610zM305 144h18q-16 4-18 20zM465 144h18q-16 4-18 20zM615 144h18q-16 4-18 20zM768 144h-18q16 4 18 20zM606 144h-18q16 4 18 20zM456 144h-18q16 4 18 20z"
      />
      <path fill="var(--p-t2)" d="M284 240h504v14H284z" />
    </>
  );
}
