import { City } from './city';
import styles from './coast.module.css';
import { pinePath } from './pines';
import { Workshop } from './workshop';

const pines =
  pinePath(606, 440, 566) + pinePath(552, 436, 596) + pinePath(484, 438, 634) + pinePath(648, 456, 548);

/**
 * The picture of the puzzle: sky, sun, hinterland, sea, beach, towers, a road, a workshop. Custom properties shift its
 * groups along the horizon, so that small screens and right-to-left pages show the same coast.
 */
export function CoastScene() {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h1440v800H0z" />
      <path className="fill-scene-sky2" d="M0 300h1440v230H0z" />
      <path className="fill-scene-sky3" d="M0 430h1440v100H0z" />
      <circle className={`fill-scene-sun ${styles.sun}`} cx="1222" cy="404" r="148" />
      <path
        className={`fill-scene-sky3 ${styles.cloud}`}
        d="M1093 196h254a13 13 0 0 1 0 26h-254a13 13 0 0 1 0-26zM1189 222h251v22h-251a11 11 0 0 1 0-22z"
      />
      <path
        className={`fill-scene-sky3 ${styles.cloudNear}`}
        d="M650 318h200a10 10 0 0 1 0 20H650a10 10 0 0 1 0-20zM684 338h114a8 8 0 0 1 0 16H684a8 8 0 0 1 0-16z"
      />
      <path
        className={`fill-scene-sky2 ${styles.sun}`}
        d="M1140 356h320v20h-320a10 10 0 0 1 0-20zM1048 376h164a8 8 0 0 1 0 16h-164a8 8 0 0 1 0-16z"
      />
      <path
        className="fill-scene-h1"
        d="M0 452l60-22 46 14 70-44 58 30 44-18 96 46 60-20 84 40 70-12 90 34 120 24H0z"
      />
      <path className="fill-scene-h2" d="M0 496l90-30 80 20 110-32 120 36 100-12 120 30 140 10v20H0z" />
      <g className={styles.land}>
        <Sea />
        <City />
        <path
          className="fill-scene-dune"
          d="M0 512c130-12 260 0 420 2 170 2 330 0 620 10-130 14-250 36-320 76-70 42-92 96-98 200H0z"
        />
        <path
          className="fill-scene-shal"
          d="M0 534c150-8 330 2 470-2 70-2 130-6 190-4-60 12-150 18-240 20-140 4-280-4-420 4z"
        />
      </g>
      <Road />
      <path className={`fill-scene-pine ${styles.land}`} d={pines} />
      <Beach />
      <Workshop />
      <path className="fill-scene-pine" d="M1440 662c-40 10-60 34-96 50-44 20-84 48-104 88h200z" />
      <path
        className="fill-scene-pine"
        d="M1372 742c6-60 4-110-10-150l9-2c16 44 18 98 12 152zM1364 592c-30-34-70-40-106-20 40-10 70 2 98 22-44-6-76 10-92 44 28-28 60-36 96-34-24 16-34 44-28 76 8-32 20-52 36-66 2 30 16 52 42 64-18-22-24-44-22-68 26 16 52 18 76 4-30 0-50-10-68-28 26-10 42-8 66 6-18-26-44-34-74-22 8-22 24-36 48-42-34-6-60 14-72 64z"
      />
    </>
  );
}

/** Drawn wider than the picture, so that the coast can be shifted west. */
function Sea() {
  return (
    <>
      <path className="fill-scene-sea" d="M600 520h1200v280H600z" />
      <path
        className="fill-scene-sea2"
        d="M1000 536h800v9h-800zM1040 562h760v7h-760zM900 598q180-26 540-8l360-6v16l-360 6q-340-18-540-8zM860 676q220-40 580-12l360-4v22l-360 4q-330-28-580-10z"
      />
      <path
        className={`fill-scene-sun ${styles.glow}`}
        d="M1114 526h222a4 4 0 0 1 0 7h-222a4 4 0 0 1 0-7zM1146 542h182a4 4 0 0 1 0 8h-182a4 4 0 0 1 0-8zM1124 560h142a4 4 0 0 1 0 8h-142a4 4 0 0 1 0-8zM1186 579h112a4 4 0 0 1 0 8h-112a4 4 0 0 1 0-8zM1154 600h82a4 4 0 0 1 0 7h-82a4 4 0 0 1 0-7zM1210 620h62a4 4 0 0 1 0 7h-62a4 4 0 0 1 0-7z"
      />
      <path className="fill-scene-shal" d="M1066 526C930 552 762 620 852 800H600V526z" />
      <path className="fill-scene-foam" d="M1054 526C900 552 722 622 800 800H560V526z" />
      <path className="fill-scene-wet" d="M1030 526C872 552 690 622 752 800H560V526z" />
      <path className="fill-scene-sand" d="M1000 526C850 552 656 622 716 800H300V526z" />
      <path
        className="fill-scene-foam"
        d="M1440 628c-120-16-230-12-330 10 90-6 140 2 190 14 50 12 90 10 140 4q120-22 260-14-130-18-260-14zM1010 716c120-30 230-26 330-2 40 10 70 10 100 8q110-12 250-4-130 22-250 20c-60 8-110 0-170-12-80-16-170-18-260-10zM960 588c70-12 150-12 220-4-70 0-150 2-220 4z"
      />
    </>
  );
}

/** Two paths: the second one for the coast shifted west. */
function Road() {
  return (
    <>
      <g className={styles.far}>
        <path
          className="fill-scene-kerb"
          d="M0 714h352C470 714 600 596 752 522h30C650 606 572 700 556 800H0z"
        />
        <path
          className="fill-scene-road"
          d="M0 724h356C478 724 606 600 756 522h20C642 606 562 700 544 800H0z"
        />
        <path
          className="stroke-scene-kerb"
          fill="none"
          strokeWidth="5"
          strokeDasharray="54 42"
          d="M20 762h350C494 762 574 648 764 524"
        />
      </g>
      <g className={styles.near} display="none">
        <path
          className="fill-scene-kerb"
          d="M0 714h300C380 714 398 600 440 522h22C452 606 452 700 446 800H0z"
        />
        <path
          className="fill-scene-road"
          d="M0 724h304C392 724 408 600 444 522h14C446 606 444 700 434 800H0z"
        />
        <path
          className="stroke-scene-kerb"
          fill="none"
          strokeWidth="5"
          strokeDasharray="54 42"
          d="M20 762h300C410 762 420 648 451 524"
        />
      </g>
    </>
  );
}

function Beach() {
  return (
    <g className={styles.land}>
      <path className={`fill-scene-red ${styles.far}`} d="M664 700a30 22 0 0 1 60 0z" />
      <path className={`fill-scene-line ${styles.far}`} d="M692 700h3v26h-3z" />
      <path className="fill-scene-sun" d="M716 650a24 18 0 0 1 48 0z" />
      <path className="fill-scene-shal" d="M770 606a17 13 0 0 1 34 0z" />
      <path
        className="fill-scene-line"
        d="M739 650h2v22h-2zM786 606h2v16h-2zM742 690v-78h4v78zM806 668v-62h4v62z"
      />
      <path className="fill-scene-red" d="M746 612h36v12h-36zM810 606h30v10h-30z" />
      <path className="fill-scene-sun" d="M746 624h36v12h-36zM810 616h30v10h-30z" />
    </g>
  );
}
