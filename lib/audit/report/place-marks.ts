import type { FoundElement } from '../phone-screen/rendered-facts';

export interface MarkedKind {
  /** The number in the list beside the picture. */
  number: number;
  elements: readonly Pick<FoundElement, 'box'>[];
}

/** In percent of the picture's width and height. The badge is a point: the centre of the number. */
export interface Mark {
  number: number;
  box: { x: number; y: number; width: number; height: number };
  badge: { x: number; y: number };
}

/** More marks of one kind would hide the page. */
const MOST_OF_A_KIND = 3;
/**
 * Smallest distance between the centres of two badges, as a share of the picture's width: badges keep their size when a
 * page is scaled down.
 */
const APART = 0.09;

/** Positions of elements on the picture of the first screen, with numbers that don't overlap. */
export function placeMarks(
  kinds: readonly MarkedKind[],
  screen: { width: number; height: number },
): readonly Mark[] {
  const badges: { x: number; y: number }[] = [];
  return kinds.flatMap(({ number, elements }) => {
    const boxes = elements.flatMap(({ box }) => clip(box, screen) ?? []);
    return boxes.slice(0, MOST_OF_A_KIND).map((box) => {
      const badge = findPlace(box, badges, screen);
      badges.push(badge);
      const across = (pixels: number) => (pixels / screen.width) * 100;
      const down = (pixels: number) => (pixels / screen.height) * 100;
      return {
        number,
        box: {
          x: across(box.x),
          y: down(box.y),
          width: across(box.width),
          height: down(box.height),
        },
        badge: { x: across(badge.x), y: down(badge.y) },
      };
    });
  });
}

type Box = FoundElement['box'];

/** The part that is on the screen; null if there is none. */
function clip({ x, y, width, height }: Box, screen: { width: number; height: number }): Box | null {
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, screen.width), Math.min(y + height, screen.height)];
  return right - left < 1 || bottom - top < 1
    ? null
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box's upper left corner, otherwise the next free place along its upper edge, otherwise below. */
function findPlace(
  box: Box,
  taken: readonly { x: number; y: number }[],
  screen: { width: number; height: number },
): { x: number; y: number } {
  const apart = screen.width * APART;
  const half = apart / 2;
  const within = (value: number, most: number) => Math.min(Math.max(value, half), most - half);
  const corner = { x: within(box.x, screen.width), y: within(box.y, screen.height) };
  const isFree = ({ x, y }: { x: number; y: number }) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  const end = within(box.x + box.width, screen.width);
  for (let { x } = corner; x <= end; x += half) if (isFree({ ...corner, x })) return { ...corner, x };
  for (let { y } = corner; y <= screen.height - half; y += half)
    if (isFree({ ...corner, y })) return { ...corner, y };
  return corner;
}
