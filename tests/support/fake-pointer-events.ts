/** Fakes pointer events as mouse events with a pointer type, because jsdom has neither pointer events nor pointer capture. */
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
