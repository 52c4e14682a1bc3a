/** A street in Robina on a clear morning, before the office opens. */
export function Office() {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h1440v620H0z" />
      <path className="fill-scene-sky2" d="M0 270h1440v200H0z" />
      <path className="fill-scene-sky3" d="M0 380h1440v110H0z" />
      <g className="fill-scene-sky3">
        <rect x="1130" y="120" width="260" height="24" rx="12" />
        <rect x="1210" y="144" width="230" height="20" rx="10" />
        <rect x="640" y="86" width="210" height="20" rx="10" />
        <rect x="690" y="106" width="120" height="16" rx="8" />
      </g>
      <path
        className="fill-scene-dune"
        d="M400 490a40 40 0 0 1 60-36 56 56 0 0 1 100-8 54 54 0 0 1 90 8 40 40 0 0 1 60 36zM752 490a36 36 0 0 1 60-28 40 40 0 0 1 50 28zM924 490a44 44 0 0 1 84-20 30 30 0 0 1 30 20zM1076 490a50 50 0 0 1 84-30v30zM1232 490a40 40 0 0 1 70-20v20zM1330 490a50 50 0 0 1 110-30v30z"
      />
      <g className="fill-scene-t2">
        <path d="M690 446h70v40h-70zM840 438h92v48h-92zM1010 450h66v36h-66zM1150 436h84v50h-84zM1270 448h60v38h-60z" />
      </g>
      <g className="fill-scene-t1">
        <path d="M682 446l44-24 42 24zM832 438l54-28 54 28zM1002 450l42-22 40 22zM1142 436l50-28 50 28zM1262 448l38-22 38 22z" />
        <path d="M690 446h30v40h-30zM840 438h40v48h-40zM1150 436h36v50h-36z" />
      </g>
      <path className="fill-scene-dune" d="M0 484h1440v14H0z" />
      <path className="fill-scene-sea" d="M0 496h1440v124H0z" />
      <path
        className="fill-scene-sea2"
        d="M690 508h330v7H690zM900 530h420v8H900zM610 546h210v7H610zM1080 516h200v6h-200zM380 512h90v6h-90z"
      />
      <path className="fill-scene-dune2" d="M0 548q190-22 420 2t560 4q260-14 460 2v64H0z" />
      <path className="fill-scene-kerb" d="M0 572h1440v12H0z" />
      <path className="fill-scene-road" d="M0 584h1440v36H0z" />
      <path
        className="fill-scene-kerb"
        d="M40 600h70v6H40zM190 600h70v6h-70zM340 600h70v6h-70zM490 600h70v6h-70z"
      />
      <path className="fill-scene-line" d="M52 366h296v16H52z" />
      <path className="fill-scene-wall" d="M66 382h268v192H66z" />
      <path className="fill-scene-t2" d="M66 382h104v192H66z" />
      <path className="fill-scene-bay" d="M86 404h64v44H86zM86 470h64v104H86z" />
      <path className="fill-scene-t1" d="M86 424h64v5H86zM115 404h5v44h-5zM138 520h6v20h-6z" />
      <path className="fill-scene-win" d="M192 404h122v62H192zM192 492h122v62H192z" />
      <path className="fill-scene-wall" d="M250 404h6v62h-6zM250 492h6v62h-6z" />
      <path className="fill-scene-sea" d="M182 478h142l12 22H170z" />
      <path
        className="fill-scene-foam"
        d="M204 478h22l-3 22h-24zM250 478h22l2 22h-24zM296 478h20l9 22h-24z"
      />
      <path className="fill-scene-line" d="M398 558h52v16h-52z" />
      <path className="fill-scene-red" d="M392 560v-82a32 32 0 0 1 64 0v82z" />
      <path className="fill-scene-line" d="M402 482h44v8h-44z" />
      <path className="fill-scene-foam" d="M404 506h40v26h-40zM409 461h30v23h-30z" />
      <path
        className="fill-scene-pine"
        d="M1384 566V250h8v316zM1388 214l22 58h-44zM1388 258l36 66h-72zM1388 308l48 76h-96zM1388 366l58 88h-116zM1388 430l66 90h-132z"
      />
    </>
  );
}
