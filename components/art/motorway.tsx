/** The motorway south at dawn, with the hinterland behind it and one red ute on it. */
export function Motorway({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 460" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 96h1440v364H0z" />
      <path className="fill-scene-sky3" d="M0 190h1440v270H0z" />
      <circle className="fill-scene-sun" cx="560" cy="236" r="104" />
      <path
        className="fill-scene-sky3"
        d="M660 92h180a11 11 0 0 1 0 22H660a11 11 0 0 1 0-22zM700 114h190a10 10 0 0 1 0 20H700a10 10 0 0 1 0-20zM430 196h170a9 9 0 0 1 0 18H430a9 9 0 0 1 0-18z"
      />
      <path
        className="fill-scene-h1"
        d="M0 226l92-62 54 28 104-92 70 56 40-18 128 98 96-44 74 30 120-68 92 54 96-62 128 76 96-40 134 64 116-44v150H0z"
      />
      <path
        className="fill-scene-h2"
        d="M0 284l150-58 120 40 130-34 170 52 160-44 190 46 170-56 190 50 160-36v140H0z"
      />
      <path className="fill-scene-dune" d="M0 306q380-26 720-6t720-4v164H0z" />
      <path
        className="fill-scene-dune2"
        d="M0 372q200-40 420-26L260 460H0zM1010 362q240-30 430-16v114H760z"
      />
      <path
        className="fill-scene-kerb"
        d="M120 460C330 400 470 366 540 330c26-13 34-22 34-32h12c6 8 24 16 64 30 120 42 270 82 420 132z"
      />
      <path
        className="fill-scene-road"
        d="M160 460C350 402 486 366 552 330c20-11 26-20 26-30h5c6 10 30 22 60 32 116 40 240 78 372 128z"
      />
      <path
        className="fill-scene-kerb"
        d="M560 460l8-40h9l-3 40zM570 408l5-28h6l-1 28zM577 372l2-18h5v18zM579 346l1-12h3v12z"
      />
      <Ute />
      <path
        className="fill-scene-pine"
        d="M58 388V190h7v198zM61 150l20 52H41zM61 190l32 60H29zM61 236l42 66H19zM61 288l52 72H9z"
      />
    </svg>
  );
}

function Ute() {
  return (
    <g transform="translate(690 372)">
      <path className="fill-scene-line" d="M-4 46h108v12H-4z" opacity=".35" />
      <path className="fill-scene-red" d="M0 20h22L34 2h34l10 18h22v28H0z" />
      <path className="fill-scene-win" d="M30 20l8-13h24l7 13z" />
      <path className="fill-scene-t1" d="M10 30h80v8H10z" />
      <path className="fill-scene-foam" d="M4 28h14v10H4zM82 28h14v10H82z" />
      <path className="fill-scene-line" d="M6 46h20v12H6zM74 46h20v12H74z" />
    </g>
  );
}
