import { coastPieces } from '@/components/art/coast-cut';
import { piecePath } from '@/components/art/jigsaw';

/** The heads of all knobs in a path: the end point of each large arc, and its direction. */
function knobs(path: string) {
  return [...path.matchAll(/A46 46 0 1 ([01]) ([\d.]+) ([\d.]+)/g)].map(([, turn, x, y]) => ({
    turn,
    x: Number(x),
    y: Number(y),
  }));
}

describe('the jigsaw', () => {
  it('draws a piece without knobs as its outline', () => {
    expect(piecePath([0, 0], [{ to: [10, 0] }, { to: [10, 5] }, { to: [0, 5] }, { to: [0, 0] }])).toBe(
      'M0 0H10V5H0V0Z',
    );
  });

  it('bulges out of the piece for a tab and into it for a socket', () => {
    const tab = piecePath([0, 100], [{ to: [200, 100], knob: { at: 100, kind: 'tab' } }]);
    const socket = piecePath([0, 100], [{ to: [200, 100], knob: { at: 100, kind: 'socket' } }]);
    expect(knobs(tab)[0]?.y).toBeLessThan(100);
    expect(knobs(socket)[0]?.y).toBeGreaterThan(100);
  });

  it.each(['ltr', 'rtl'] as const)('gives every tab its socket (%s)', (dir) => {
    const all = coastPieces(dir).flatMap(({ path }) => knobs(path));
    const tabs = all.filter(({ turn }) => turn === '1');
    const sockets = all.filter(({ turn }) => turn === '0');
    expect(tabs).toHaveLength(9);
    expect(sockets).toHaveLength(tabs.length);
  });

  it('leaves one undivided piece of sky where the headline is', () => {
    const [first] = coastPieces('ltr');
    const last = coastPieces('rtl')[2];
    expect(first.path.startsWith('M0 0H740')).toBe(true);
    expect(last.path.startsWith('M700 0H1440')).toBe(true);
  });
});
