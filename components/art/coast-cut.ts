import { piecePath, type Side } from './jigsaw';

export const PICTURE_WIDTH = 1440;
export const PICTURE_HEIGHT = 800;

/** Height of the cut between the two rows. */
const ROW = 450;
const LOWER = { first: 400, second: 920 };
/**
 * The knobs between the rows, seen from above: a tab of the upper piece or a socket in it. The second lies behind the
 * form. In right-to-left pages the
 * text ends above the last three, which are tabs there: they extend into the sea, not into the text.
 */
const knobs = [
  { at: 200, kind: 'tab' },
  { at: 570, kind: 'socket' },
  { at: 830, kind: 'socket' },
  { at: 1015, kind: 'tab' },
  { at: 1275, kind: 'socket' },
] as const;
const between = (dir: 'ltr' | 'rtl') =>
  knobs.map(({ at, kind }) => ({ at, kind: dir === 'rtl' && at > 700 ? ('tab' as const) : kind }));

/**
 * The six pieces in the order of their animation, the corner last. The headline is on one undivided piece of sky: the
 * first in left-to-right pages, the last in right-to-left ones. The coast itself is never mirrored.
 */
export function coastPieces(dir: 'ltr' | 'rtl') {
  const [first, second] = dir === 'ltr' ? [740, 1110] : [330, 700];
  const cuts = between(dir);
  const right = PICTURE_WIDTH;
  const bottom = PICTURE_HEIGHT;
  return [
    {
      id: 'u1',
      path: piecePath(
        [0, 0],
        [
          { to: [first, 0] },
          { to: [first, ROW], knob: { at: 225, kind: 'tab' } },
          ...lowerSide(cuts, first, 0),
          { to: [0, 0] },
        ],
      ),
    },
    {
      id: 'u2',
      path: piecePath(
        [first, 0],
        [
          { to: [second, 0] },
          { to: [second, ROW], knob: { at: 247, kind: 'socket' } },
          ...lowerSide(cuts, second, first),
          { to: [first, 0], knob: { at: 225, kind: 'socket' } },
        ],
      ),
    },
    {
      id: 'u3',
      path: piecePath(
        [second, 0],
        [
          { to: [right, 0] },
          { to: [right, ROW] },
          ...lowerSide(cuts, right, second),
          { to: [second, 0], knob: { at: 247, kind: 'tab' } },
        ],
      ),
    },
    {
      id: 'l3',
      path: piecePath(
        [LOWER.second, ROW],
        [
          ...upperSide(cuts, LOWER.second, right),
          { to: [right, bottom] },
          { to: [LOWER.second, bottom] },
          { to: [LOWER.second, ROW], knob: { at: 632, kind: 'tab' } },
        ],
      ),
    },
    {
      id: 'l2',
      path: piecePath(
        [LOWER.first, ROW],
        [
          ...upperSide(cuts, LOWER.first, LOWER.second),
          { to: [LOWER.second, bottom], knob: { at: 632, kind: 'socket' } },
          { to: [LOWER.first, bottom] },
          { to: [LOWER.first, ROW], knob: { at: 625, kind: 'socket' } },
        ],
      ),
    },
    {
      id: 'l1',
      path: piecePath(
        [0, ROW],
        [
          ...upperSide(cuts, 0, LOWER.first),
          { to: [LOWER.first, bottom], knob: { at: 625, kind: 'tab' } },
          { to: [0, bottom] },
          { to: [0, ROW] },
        ],
      ),
    },
  ] as const;
}

type Cuts = readonly NonNullable<Side['knob']>[];

/** The cut as the lower side of an upper piece, drawn towards the left. */
function lowerSide(cuts: Cuts, from: number, to: number): Side[] {
  return walk(cuts.filter(({ at }) => at > to && at < from).toReversed(), to);
}

/** The same cut as the upper side of a lower piece: its tabs are the upper pieces' sockets. */
function upperSide(cuts: Cuts, from: number, to: number): Side[] {
  const walked = cuts.filter(({ at }) => at > from && at < to);
  return walk(
    walked.map(({ at, kind }) => ({ at, kind: kind === 'tab' ? ('socket' as const) : ('tab' as const) })),
    to,
  );
}

function walk(knobs: Cuts, end: number): Side[] {
  if (knobs.length === 0) return [{ to: [end, ROW] }];
  return knobs.map((knob, index) => {
    const next = knobs[index + 1];
    return { to: [next ? (knob.at + next.at) / 2 : end, ROW], knob };
  });
}
