/** A page in a browser window. */
export function WebSketch() {
  return (
    <>
      <path className="fill-scene-sky" d="M-200 0h960v260h-960z" />
      <path className="fill-scene-foam" d="M70 44h420v216H70z" />
      <path className="fill-scene-line" d="M60 34h440v30H60z" />
      <path className="fill-scene-shal" d="M66 64h428v126H66z" />
      <path className="fill-scene-h2" d="M66 160l70-46 60 30 70-20 80 30 70-52 78 44v44H66z" />
      <path className="fill-scene-red" d="M114 44h10v10h-10zM234 146h92v28H234z" />
      <path className="fill-scene-line" d="M205 84h150v18H205zM60 64h6v196h-6zM494 64h6v196h-6z" />
      <path className="fill-scene-wet" d="M92 212h110v60H92zM225 212h110v60H225zM358 212h110v60H358z" />
    </>
  );
}

/** Three phone screens, with a row of buttons at the bottom. */
export function MobileSketch() {
  return (
    <>
      <path className="fill-scene-sea" d="M-200 0h800v260h-800z" />
      <g>
        <rect className="fill-scene-line" x="34" y="86" width="104" height="200" rx="16" />
        <rect className="fill-scene-foam" x="42" y="94" width="88" height="200" rx="10" />
        <path className="fill-scene-wet" d="M54 110h64v40H54zM54 162h64v8H54zM54 178h44v8H54z" />
      </g>
      <g>
        <rect className="fill-scene-line" x="262" y="86" width="104" height="200" rx="16" />
        <rect className="fill-scene-foam" x="270" y="94" width="88" height="200" rx="10" />
        <path
          className="fill-scene-shal"
          d="M282 110h64v18h-64zM282 136h64v18h-64zM282 162h64v18h-64zM282 188h64v18h-64z"
        />
      </g>
      <rect className="fill-scene-line" x="138" y="34" width="124" height="250" rx="20" />
      <rect className="fill-scene-foam" x="147" y="43" width="106" height="240" rx="13" />
      <path className="fill-scene-sky" d="M147 72h106v74H147z" />
      <path className="fill-scene-sun" d="M176 146a24 24 0 0 1 48 0z" />
      <path className="fill-scene-line" d="M160 160h70v10h-70zM160 178h50v8h-50z" />
      <path className="fill-scene-red" d="M147 208h106v52H147z" />
      <path
        className="fill-scene-foam"
        d="M186 220l8-2 6 13-5 5c2 5 6 9 11 11l5-5 13 6-2 8c-1 3-3 5-7 5-18-1-33-16-34-34 0-3 2-6 5-7z"
      />
    </>
  );
}

/** The same form twice: as a sketch, and finished. */
export function PrototypeSketch() {
  return (
    <>
      <path className="fill-scene-wall" d="M-200 0h400v260h-400z" />
      <path className="fill-scene-t1" d="M200 0h400v260H200z" />
      <g className="stroke-scene-h2" fill="none" strokeWidth="3" strokeDasharray="7 5">
        <path d="M84 46h116M84 46v168h116M104 74h96M104 92h60M104 112h96v24h-96M104 148h96v24h-96M104 184h96v18h-96" />
        <path d="M104 112l96 24M104 136l96-24" />
      </g>
      <path className="fill-scene-foam" d="M200 46h116v168H200z" />
      <path className="fill-scene-line" d="M200 70h70v10h-70z" />
      <path className="fill-scene-shal" d="M200 112h96v24h-96zM200 148h96v24h-96z" />
      <path className="fill-scene-red" d="M200 184h96v20h-96z" />
      <path className="fill-scene-sun" d="M196 22h8v216h-8z" />
      <path className="fill-scene-sun" d="M178 130l14-12v24zM222 130l-14-12v24z" />
    </>
  );
}

/** An order, from the form to calendar, stock and accounts. */
export function CodeSketch() {
  return (
    <>
      <path className="fill-scene-pine" d="M-400 0h1400v260h-1400z" />
      <path
        className="stroke-scene-shal"
        fill="none"
        strokeWidth="4"
        d="M170 130h90M260 52v156M260 52h90M260 130h90M260 208h90M470 52h600M470 130h600"
      />
      <path className="fill-scene-foam" d="M60 66h112v128H60z" />
      <path className="fill-scene-shal" d="M76 84h80v14H76zM76 108h80v14H76zM76 132h80v14H76z" />
      <path className="fill-scene-red" d="M76 160h80v18H76z" />
      <path className="fill-scene-t2" d="M350 22h120v60H350zM350 100h120v60H350zM350 178h120v60H350z" />
      <path
        className="fill-scene-line"
        d="M350 22h120v14H350zM376 46h14v10h-14zM402 46h14v10h-14zM428 46h14v10h-14zM376 64h14v10h-14z"
      />
      <path className="fill-scene-red" d="M402 64h14v10h-14z" />
      <path className="fill-scene-sea" d="M366 116h26v30h-26zM398 124h26v22h-26zM430 112h26v34h-26z" />
      <path
        className="fill-scene-line"
        d="M362 146h98v5h-98zM366 194h50v7h-50zM366 208h70v7h-70zM366 222h30v7h-30zM424 222h30v7h-30z"
      />
      <g className="fill-scene-sun">
        <circle cx="216" cy="130" r="9" />
        <circle cx="304" cy="52" r="9" />
        <circle cx="320" cy="208" r="9" />
        <circle cx="516" cy="130" r="9" />
      </g>
    </>
  );
}
