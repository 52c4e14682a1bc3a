/** A street in Robina at dawn: the office, the canal behind it and the one red thing, a posting box. */
export function ContactScene() {
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill="var(--p-sky)" d="M0 0h1440v620H0z" />
      <path fill="var(--p-sky2)" d="M0 270h1440v200H0z" />
      <path fill="var(--p-sky3)" d="M0 380h1440v90H0z" />
      <circle fill="var(--p-sun)" cx="556" cy="420" r="116" />
      <g fill="var(--p-sky3)">
        <rect x="1130" y="120" width="260" height="24" rx="12" />
        <rect x="1210" y="144" width="230" height="20" rx="10" />
        <rect x="640" y="86" width="210" height="20" rx="10" />
        <rect x="690" y="106" width="120" height="16" rx="8" />
        <rect x="470" y="372" width="190" height="16" rx="8" />
        <rect x="430" y="388" width="130" height="14" rx="7" />
      </g>
      <path
        fill="var(--p-h1)"
        d="M0 440l90-36 60 22 110-58 90 44 80-30 120 50 110-34 120 42 140-60 110 46 120-38 130 52 90-28 70 20v60H0z"
      />
      <path
        fill="var(--p-h2)"
        d="M0 472l130-28 120 22 150-30 170 32 160-26 190 30 170-30 200 28 150-14v50H0z"
      />
      <CanalSide />
      <Office />
      <PostingBox />
      <path
        fill="var(--p-pine)"
        d="M1384 566V250h8v316zM1388 214l22 58h-44zM1388 258l36 66h-72zM1388 308l48 76h-96zM1388 366l58 88h-116zM1388 430l66 90h-132z"
      />
    </svg>
  );
}

function CanalSide() {
  return (
    <>
      <g fill="var(--p-t2)">
        <path d="M690 446h70v40h-70zM840 438h92v48h-92zM1010 450h66v36h-66zM1150 436h84v50h-84zM1270 448h60v38h-60z" />
      </g>
      <g fill="var(--p-t1)">
        <path d="M682 446l44-24 42 24zM832 438l54-28 54 28zM1002 450l42-22 40 22zM1142 436l50-28 50 28zM1262 448l38-22 38 22z" />
        <path d="M690 446h30v40h-30zM840 438h40v48h-40zM1150 436h36v50h-36z" />
      </g>
      <path fill="var(--p-dune)" d="M0 484h1440v14H0z" />
      <path fill="var(--p-sea)" d="M0 496h1440v124H0z" />
      <path
        fill="var(--p-sea2)"
        d="M690 508h330v7H690zM900 530h420v8H900zM610 546h210v7H610zM1080 516h200v6h-200zM380 512h90v6h-90z"
      />
      <g fill="var(--p-sun)">
        <rect x="470" y="500" width="180" height="7" rx="3.5" />
        <rect x="500" y="514" width="136" height="7" rx="3.5" />
        <rect x="486" y="529" width="96" height="7" rx="3.5" />
        <rect x="520" y="544" width="70" height="7" rx="3.5" />
      </g>
      <path fill="var(--p-dune2)" d="M0 548q190-22 420 2t560 4q260-14 460 2v64H0z" />
      <path fill="var(--p-kerb)" d="M0 572h1440v12H0z" />
      <path fill="var(--p-road)" d="M0 584h1440v36H0z" />
      <path fill="var(--p-kerb)" d="M40 600h70v6H40zM190 600h70v6h-70zM340 600h70v6h-70zM490 600h70v6h-70z" />
    </>
  );
}

function Office() {
  return (
    <>
      <path fill="var(--p-line)" d="M52 366h296v16H52z" />
      <path fill="var(--p-wall)" d="M66 382h268v192H66z" />
      <path fill="var(--p-t2)" d="M66 382h104v192H66z" />
      <path fill="var(--p-bay)" d="M86 404h64v44H86zM86 470h64v104H86z" />
      <path fill="var(--p-t1)" d="M86 424h64v5H86zM115 404h5v44h-5zM138 520h6v20h-6z" />
      <path fill="var(--p-win)" d="M192 404h122v62H192zM192 492h122v62H192z" />
      <path fill="var(--p-wall)" d="M250 404h6v62h-6zM250 492h6v62h-6z" />
      <path fill="var(--p-sea)" d="M182 478h142l12 22H170z" />
      <path fill="var(--p-foam)" d="M204 478h22l-3 22h-24zM250 478h22l2 22h-24zM296 478h20l9 22h-24z" />
    </>
  );
}

function PostingBox() {
  return (
    <>
      <path fill="var(--p-line)" d="M398 558h52v16h-52z" />
      <path fill="var(--p-red)" d="M392 560v-82a32 32 0 0 1 64 0v82z" />
      <path fill="var(--p-line)" d="M402 482h44v8h-44z" />
      <path fill="var(--p-foam)" d="M404 506h40v26h-40zM409 461h30v23h-30z" />
    </>
  );
}
