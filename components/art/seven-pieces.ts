import { linePath, piecePath, type Side } from './jigsaw';

/** The part of the coast that is cut into pieces, in the scene's coordinates. */
export const sevenPiecesView = { x: 200, y: 0, width: 1240, height: 800 } as const;

const left = sevenPiecesView.x;
const right = left + sevenPiecesView.width;
const top = sevenPiecesView.y;
const bottom = top + sevenPiecesView.height;
/** Height of the cut between the two rows: the horizon. */
const ROW = 520;

type Knob = NonNullable<Side['knob']>;

/** Knobs of the cuts, seen from the upper or the left piece. */
const down = {
  k1: knob(350, 'tab'),
  k2: knob(720, 'socket'),
  k3: knob(925, 'tab'),
  k4: knob(1285, 'socket'),
};
const across = {
  u1: knob(310, 'socket'),
  u2: knob(300, 'tab'),
  u3: knob(320, 'socket'),
  l1: knob(665, 'tab'),
  l2: knob(690, 'socket'),
};

interface Piece {
  from: number;
  to: number;
  before?: Knob;
  after?: Knob;
}

/** In reading order: four pieces of sky above three of land. The first is the corner piece. */
export const sevenPieces = [
  upper({ from: left, to: 500, after: across.u1 }, down.k1),
  upper({ from: 500, to: 820, before: across.u1, after: across.u2 }, down.k2),
  upper({ from: 820, to: 1130, before: across.u2, after: across.u3 }, down.k3),
  upper({ from: 1130, to: right, before: across.u3 }, down.k4),
  lower({ from: left, to: 620, after: across.l1 }, [{ to: [620, ROW], knob: other(down.k1) }]),
  lower({ from: 620, to: 1030, before: across.l1, after: across.l2 }, [
    { to: [822, ROW], knob: other(down.k2) },
    { to: [1030, ROW], knob: other(down.k3) },
  ]),
  lower({ from: 1030, to: right, before: across.l2 }, [{ to: [right, ROW], knob: other(down.k4) }]),
] as const;

/** The frame and all cuts, each drawn once. */
export const sevenPiecesCuts = [
  `M${left} ${top}H${right}V${bottom}H${left}Z`,
  linePath(
    [left, ROW],
    [
      { to: [500, ROW], knob: other(down.k1) },
      { to: [820, ROW], knob: other(down.k2) },
      { to: [1030, ROW], knob: other(down.k3) },
      { to: [right, ROW], knob: other(down.k4) },
    ],
  ),
  linePath([500, top], [{ to: [500, ROW], knob: across.u1 }]),
  linePath([820, top], [{ to: [820, ROW], knob: across.u2 }]),
  linePath([1130, top], [{ to: [1130, ROW], knob: across.u3 }]),
  linePath([620, ROW], [{ to: [620, bottom], knob: across.l1 }]),
  linePath([1030, ROW], [{ to: [1030, bottom], knob: across.l2 }]),
].join('');

function upper({ from, to, before, after }: Piece, below: Knob) {
  const path = piecePath(
    [from, top],
    [
      { to: [to, top] },
      { to: [to, ROW], knob: after },
      { to: [from, ROW], knob: below },
      { to: [from, top], knob: before && other(before) },
    ],
  );
  return { path, centre: [(from + to) / 2, (top + ROW) / 2] as const };
}

function lower({ from, to, before, after }: Piece, above: readonly Side[]) {
  const path = piecePath(
    [from, ROW],
    [
      ...above,
      { to: [to, bottom], knob: after },
      { to: [from, bottom] },
      { to: [from, ROW], knob: before && other(before) },
    ],
  );
  return { path, centre: [(from + to) / 2, (ROW + bottom) / 2] as const };
}

function knob(at: number, kind: Knob['kind']): Knob {
  return { at, kind };
}

/** The same knob from the neighbour's side: tab and socket swapped. */
function other({ at, kind }: Knob): Knob {
  return { at, kind: kind === 'tab' ? 'socket' : 'tab' };
}
