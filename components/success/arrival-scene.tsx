/** The road reaching the coast, as a driver sees it: the towers and the sea. */
export function ArrivalScene() {
  return (
    <svg viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 60h1440v360H0z" />
      <path className="fill-scene-sky3" d="M0 150h1440v150H0z" />
      <path
        className="fill-scene-sky3"
        d="M1120 40h200a11 11 0 0 1 0 22h-200a11 11 0 0 1 0-22zM1180 62h190a10 10 0 0 1 0 20h-190a10 10 0 0 1 0-20zM860 168h150a8 8 0 0 1 0 16H860a8 8 0 0 1 0-16z"
      />
      <path className="fill-scene-h1" d="M420 290v-40h60v-26h50v40h60v-30h70v56zM520 290v-60h40v60z" />
      <Towers />
      <path
        className="fill-scene-dune2"
        d="M670 290a30 30 0 0 1 50-30 40 40 0 0 1 70-4 40 40 0 0 1 70 0 40 40 0 0 1 70 10l-14 34H670z"
      />
      <path className="fill-scene-sea" d="M930 262h510v50H900z" />
      <path
        className="fill-scene-sea2"
        d="M980 272h130a3 3 0 0 1 0 6H980a3 3 0 0 1 0-6zM1240 280h150a3 3 0 0 1 0 6h-150a3 3 0 0 1 0-6z"
      />
      <path className="fill-scene-foam" d="M1108 274l24-44v44zM1138 274v-34l16 34zM1300 280l16-30v30z" />
      <path className="fill-scene-sand" d="M900 312l40-26q240 4 500-8v60H860z" />
      <path className="fill-scene-dune" d="M0 282q420-22 800-4l60 6 90 10 490 2v124H0z" />
      <path
        className="fill-scene-dune2"
        d="M0 330q260-30 560-20L300 420H0zM1010 318q220-14 430-6v108h-210z"
      />
      <path className="fill-scene-kerb" d="M330 420l482-134h38l340 134z" />
      <path className="fill-scene-road" d="M370 420l450-132h22l306 132z" />
      <path
        className="fill-scene-kerb"
        d="M735 420l28-46h18l-18 46zM781 364l17-28h12l-11 28zM805 328l11-18h8l-7 18zM820 304l6-10h4l-3 10z"
      />
      <path
        className="fill-scene-pine"
        transform="translate(60 178) scale(.52)"
        d="M238 372V150h8v222zM242 116l24 62h-48zM242 160l38 70h-76zM242 212l50 76H192zM242 266l60 80H182zM372 350V206h6v144zM375 184l16 42h-32zM375 214l26 48h-52zM375 250l36 58h-72z"
      />
      <path className="fill-scene-red" d="M866 306l5-11h24l6 11h7v14h-48v-14z" />
      <path className="fill-scene-line" d="M864 318h10v8h-10zM896 318h10v8h-10z" />
    </svg>
  );
}

function Towers() {
  return (
    <>
      <path
        className="fill-scene-t2"
        d="M700 166h30v100h-30zM748 96h34v170h-34zM800 60h26v206h-26zM842 128h36v138h-36zM894 178h28v88h-28zM1180 196h26v70h-26zM1218 168h30v98h-30zM1262 210h24v56h-24z"
      />
      <path
        className="fill-scene-t1"
        d="M700 166h14v100h-14zM748 96h16v170h-16zM800 60h12v206h-12zM842 128h16v138h-16zM894 178h12v88h-12zM1180 196h12v70h-12zM1218 168h14v98h-14zM1262 210h10v56h-10zM811 30h4v34h-4z"
      />
    </>
  );
}
