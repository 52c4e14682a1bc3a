import { evaluateInSteps, readModules } from '@/scripts/build/evaluate-in-steps';

const folder = '/_next/static/chunks';
const register = (modules: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`;

const files: Record<string, string> = {
  [`${folder}/page.js`]: register('7,e=>{e.i(1)}'),
  [`${folder}/dom.js`]: register('10,11,(e,t,n)=>{e.r(20);n.hydrateRoot=()=>1},30,e=>{e.i(7)}'),
  [`${folder}/turbopack-1a.js`]: '/* The runtime registers no module. */',
  [`${folder}/next.js`]: register('40,(e,t,n)=>{e.r(10)}'),
  [`${folder}/react.js`]: register('20,(e,t,n)=>{e.i(21)},21,(e,t,n)=>{n.useState=()=>1}'),
};
const read = (address: string) => readModules(files[address] ?? '');

describe('evaluateInSteps', () => {
  it('runs the files of React DOM and of what it requires first, then the runtime, then the others in their order', () => {
    expect(evaluateInSteps(Object.keys(files), read).addresses).toEqual(
      ['dom', 'react', 'turbopack-1a', 'page', 'next'].map((name) => `${folder}/${name}.js`),
    );
  });

  it('has the runtime evaluate React DOM as soon as these are there', () => {
    const list: unknown[] = [];
    const { script } = evaluateInSteps(Object.keys(files), read);
    // Followed by another script that begins with a bracket.
    new Function('globalThis', `${script}\n(() => undefined)()`)({ TURBOPACK: list });
    expect(list).toEqual([
      { otherChunks: ['static/chunks/dom.js', 'static/chunks/react.js'], runtimeModuleIds: [10] },
    ]);
  });

  it('knows the files of a deployment with an id', () => {
    const list: unknown[] = [];
    const addresses = Object.keys(files).map((address) => `${address}?dpl=one`);
    const order = evaluateInSteps(addresses, (address) => read(address.replace('?dpl=one', '')));
    new Function('globalThis', order.script)({ TURBOPACK: list });
    expect(order.addresses[2]).toBe(`${folder}/turbopack-1a.js?dpl=one`);
    expect(list).toMatchObject([{ otherChunks: ['static/chunks/dom.js', 'static/chunks/react.js'] }]);
  });

  it('refuses scripts without React DOM, or without the runtime', () => {
    const without = (name: string) => Object.keys(files).filter((address) => !address.includes(name));
    expect(() => evaluateInSteps(without('dom'), read)).toThrow('no React DOM');
    expect(() => evaluateInSteps(without('turbopack'), read)).toThrow('no React DOM');
  });

  it('refuses scripts that register their modules in another way, as a factory', () => {
    const factory = () =>
      readModules('TURBOPACK.push([undefined,()=>{return[7,(e,t,n)=>{n.hydrateRoot=()=>1}]}])');
    expect(() => evaluateInSteps(Object.keys(files), factory)).toThrow('no React DOM');
  });

  it('reads modules that are registered in a list of their own, as by Next 16.5', () => {
    const strict = (modules: string) => register(`(()=>{"use strict";return[${modules}]})()`);
    const dom = '10,11,(e,t,n)=>{e.r(20);n.hydrateRoot=()=>1}';
    const nested: typeof files = {
      ...files,
      [`${folder}/dom.js`]: strict(dom).replace(/\]\);$/, ',30,e=>{e.i(7)}]);'),
    };
    const { addresses, script } = evaluateInSteps(Object.keys(files), (file) =>
      readModules(nested[file] ?? ''),
    );
    expect({ addresses, script }).toEqual(evaluateInSteps(Object.keys(files), read));
  });

  it('refuses React DOM without what it requires', () => {
    const without = Object.keys(files).filter((address) => !address.endsWith('/react.js'));
    expect(() => evaluateInSteps(without, read)).toThrow('a module that React DOM requires');
    const alone = () => readModules('TURBOPACK.push([0,7,(e,t,n)=>{n.hydrateRoot=()=>1}])');
    expect(() => evaluateInSteps(Object.keys(files), alone)).toThrow('requires no module');
  });
});
