import fc from 'fast-check';
import { placeMarks } from '@/lib/audit/report/place-marks';

const screen = { width: 400, height: 800 };
const at = (x: number, y: number, width = 20, height = 20) => ({
  selector: 'a',
  text: '',
  box: { x, y, width, height },
});

describe('marks on a picture of the first screen', () => {
  it('stand at the elements, in percent of the picture', () => {
    const [mark] = placeMarks([{ number: 3, elements: [at(100, 200, 40, 80)] }], screen);
    expect(mark).toEqual({
      number: 3,
      box: { x: 25, y: 25, width: 10, height: 10 },
      badge: { x: 25, y: 25 },
    });
  });

  it('leave out what is not on the screen, and what has no size', () => {
    const elements = [at(0, 800), at(-50, 10), at(10, 10, 0, 20), at(390, 790, 500, 500)];
    const marks = placeMarks([{ number: 1, elements }], screen);
    expect(marks).toHaveLength(1);
    expect(marks[0]?.box).toEqual({ x: 97.5, y: 98.75, width: 2.5, height: 1.25 });
  });

  it('are at most three of a kind', () => {
    const elements = Array.from({ length: 9 }, (_, index) => at(10, index * 60));
    expect(placeMarks([{ number: 1, elements }], screen)).toHaveLength(3);
  });

  it.each([
    ['made for phones', screen],
    ['shown smaller', { width: 980, height: 1960 }],
  ])('don’t cover each other’s numbers on a page %s', (_, shown) => {
    const same = [at(50, 100)];
    const marks = placeMarks(
      [1, 2, 3].map((number) => ({ number, elements: same })),
      shown,
    );
    // A badge is 26 of the 298 pixels that the picture is wide in a report.
    const size = (26 / 298) * shown.width;
    const [first, second, third] = marks.map(({ badge }) => (badge.y / 100) * shown.height);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(size);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(size);
    for (const { badge } of marks) expect((badge.x / 100) * shown.width).toBeGreaterThanOrEqual(size / 2);
  });

  it('have their number at the upper edge of what they mark, where there is room', () => {
    const wide = [at(50, 100, 200, 90)];
    const marks = placeMarks(
      [1, 2].map((number) => ({ number, elements: wide })),
      screen,
    );
    const [first, second] = marks.map(({ badge }) => badge);
    expect(second?.y).toBe(first?.y);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(8);
    expect(second?.x).toBeLessThanOrEqual((250 / 400) * 100);
  });

  it('are always whole on the picture, wherever a page puts its elements [property]', () => {
    const box = fc.record({
      x: fc.integer({ min: -1000, max: 1000 }),
      y: fc.integer({ min: -1000, max: 2000 }),
      width: fc.integer({ min: 0, max: 3000 }),
      height: fc.integer({ min: 0, max: 3000 }),
    });
    const element = box.map((given) => ({ selector: 'a', text: '', box: given }));
    fc.assert(
      fc.property(fc.array(fc.array(element, { maxLength: 6 }), { maxLength: 7 }), (kinds) => {
        const numbered = kinds.map((elements, index) => ({ number: index + 1, elements }));
        for (const { box: shown, badge } of placeMarks(numbered, screen)) {
          expect(Math.min(shown.x, shown.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(shown.x + shown.width, shown.y + shown.height)).toBeLessThanOrEqual(100.001);
          expect(Math.min(badge.x, badge.y)).toBeGreaterThan(0);
          expect(Math.max(badge.x, badge.y)).toBeLessThan(100);
        }
      }),
      { seed: 20_261_123 },
    );
  });
});
