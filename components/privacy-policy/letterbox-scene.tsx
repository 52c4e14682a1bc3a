import { classNames } from '@/components/ui/class-names';
import styles from './letterbox-scene.module.css';
import { ShutLetterbox } from './shut-letterbox';

/** A street at dawn and its letterboxes, each of them locked; one is red. */
export function LetterboxScene() {
  return (
    <svg
      className={classNames(styles.scene, 'print:hidden!')}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--p-sky2)" d="M0 60h1440v120H0z" />
      <path fill="var(--p-sky3)" d="M0 130h1440v60H0z" />
      <circle fill="var(--p-sun)" cx="1010" cy="176" r="104" />
      <g fill="var(--p-sky3)">
        <rect x="1130" y="36" width="220" height="20" rx="10" />
        <rect x="1200" y="56" width="180" height="16" rx="8" />
        <rect x="300" y="70" width="170" height="16" rx="8" />
        <rect x="340" y="86" width="120" height="13" rx="6.5" />
        <rect x="916" y="132" width="150" height="14" rx="7" />
      </g>
      <path
        fill="var(--p-h1)"
        d="M0 186l100-44 70 24 130-56 110 48 90-30 130 44 120-38 130 46 150-58 120 44 130-36 160 40v60H0z"
      />
      <path fill="var(--p-h2)" d="M0 206l150-26 130 20 160-30 180 30 170-24 200 28 180-28 270 24v40H0z" />
      <path fill="var(--p-sea)" d="M0 214h1440v86H0z" />
      <path fill="var(--p-sea2)" d="M540 226h260v6H540zM180 234h190v6H180zM1180 228h220v6h-220z" />
      <g fill="var(--p-sun)">
        <rect x="930" y="218" width="160" height="6" rx="3" />
        <rect x="954" y="230" width="110" height="6" rx="3" />
        <rect x="972" y="242" width="70" height="6" rx="3" />
      </g>
      <path fill="var(--p-dune)" d="M0 256q220-20 460 0t520 0q240-14 460 4v40H0z" />
      <path fill="var(--p-dune2)" d="M0 272q260-14 520 0t540 0q200-8 380 2v26H0z" />
      <path fill="var(--p-kerb)" d="M0 288h1440v12H0z" />
      <ShutLetterbox x={930} y={132} tone="t1" />
      <ShutLetterbox x={1040} y={118} tone="wall" />
      <ShutLetterbox x={1150} y={132} tone="red" />
      <ShutLetterbox x={1260} y={118} tone="t2" />
      <path
        fill="var(--p-pine)"
        d="M1398 288V60h7v228zM1401.500 30l19 46h-38zM1401.500 70l30 54h-60zM1401.500 114l40 62h-80zM1401.500 164l48 70h-96z"
      />
    </svg>
  );
}
