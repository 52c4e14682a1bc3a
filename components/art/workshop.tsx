/** The workshop in the corner of the picture, with a car on the hoist and our logo on the sign. */
export function Workshop() {
  return (
    <>
      <path className="fill-scene-wall" d="M36 566h300v156H36z" />
      <path className="fill-scene-line" d="M24 590l162-66 162 66v-24L186 500 24 566z" />
      <path className="fill-scene-sea" d="M60 606h196v22H60z" />
      <path className="fill-scene-foam" d="M60 640h112v82H60z" />
      <path
        className="fill-scene-wet"
        d="M60 652h112v3H60zM60 666h112v3H60zM60 680h112v3H60zM60 694h112v3H60z"
      />
      <path className="fill-scene-bay" d="M190 640h126v82H190z" />
      <path className="fill-scene-line" d="M214 722v-40h-6v-6h90v6h-6v40h-6v-40h-66v40z" />
      <path className="fill-scene-red" d="M204 660c2-8 6-12 14-12h20l12 12h36c8 0 12 6 12 14h-94z" />
      <path
        className="fill-scene-line"
        d="M214 675a8 8 0 1 0 16 0 8 8 0 1 0-16 0M272 675a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
      />
      <path className="fill-scene-sun" d="M280 600h44v28h-44z" />
      <path className="fill-scene-t1" d="M372 722v-96h4v96z" />
      <path className="fill-scene-sea" d="M346 592h56v44h-56z" />
      <path
        className="fill-scene-wall"
        transform="translate(356 592) scale(.34)"
        d="M12 32L35 32A3.6 3.6 0 0 1 37.9 37.8A9 9 0 1 0 52.1 37.8A3.6 3.6 0 0 1 55 32L78 32L78 58A3.6 3.6 0 0 0 83.8 60.9A9 9 0 1 1 83.8 75.1A3.6 3.6 0 0 0 78 78L78 104L12 104L12 32Z"
      />
    </>
  );
}
