/** jsdom has no pointer events, nor pointer capture: fakes them by mouse events with a pointer type. */
class PointerEventStandIn extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;

  constructor(type: string, { pointerType = 'mouse', pointerId = 1, ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerType = pointerType;
    this.pointerId = pointerId;
  }
}

export function fakePointerEvents(): void {
  Object.assign(window, { PointerEvent: PointerEventStandIn });
  Object.assign(Element.prototype, {
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
  });
}
