import type { JourneyCover } from '../journey-page';
import type { PageTools } from './page-tools';

/** What covers the first screen, by a grid of points. Runs in the page, so it may use nothing from outside its own body. */
export function measureCovers(tools: PageTools): JourneyCover[] {
  const [width, height] = [window.innerWidth, window.innerHeight];
  const [across, down] = [12, 20];
  const consent = /cookie|consent|gdpr|datenschutz|einwillig|rgpd|privacy|کوکی|クッキー|쿠키/i;
  const chat = /chat|messenger|intercom|tawk|crisp|tidio|drift|zendesk|whatsapp|olark|livezilla|gorgias/i;

  const isOver = (element: Element): boolean => {
    const { position } = getComputedStyle(element);
    const { bottom, height: own } = element.getBoundingClientRect();
    // At the top of the page, a sticky element has a place of its own unless it sticks to the lower edge.
    const isStuck = position === 'sticky' && own < height / 2 && Math.abs(bottom - height) < 2;
    const isModal = element instanceof HTMLDialogElement && element.open;
    if (position !== 'fixed' && !isStuck && !isModal) return false;
    // A frame around the whole page.
    return !element.querySelector('main, h1');
  };
  const findOver = (touched: Element | null): Element | null => {
    let over: Element | null = null;
    for (let element = touched; element && element !== document.body; element = element.parentElement) {
      if (isOver(element)) over = element;
    }
    return over;
  };
  const name = (element: Element, share: number): JourneyCover['kind'] => {
    const box = element.getBoundingClientRect();
    const frame = element.matches('iframe') ? element : element.querySelector('iframe');
    const attributes = ['id', 'class', 'aria-label', 'title', 'href'].map(
      (each) => element.getAttribute(each) ?? '',
    );
    const inside = ['src', 'title', 'id'].map((each) => frame?.getAttribute(each) ?? '');
    const names = [...attributes, ...inside].join(' ').slice(0, 2000);
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it says nothing
    const text = element instanceof HTMLElement ? element.innerText.slice(0, 2000) : '';
    if (consent.test(`${names} ${text}`)) return 'consent';
    const isWide = box.width >= width * 0.8;
    const isMenu = element.matches('nav, header') || element.querySelector('nav') !== null;
    if (isWide && isMenu && share < 0.3) return 'menu';
    if (chat.test(names)) return 'chat';
    if (share >= 0.25) return 'popup';
    return isWide ? 'bar' : 'button';
  };

  const touches = new Map<Element, number>();
  for (let column = 0; column < across; column += 1) {
    for (let row = 0; row < down; row += 1) {
      const touched = document.elementFromPoint(
        ((column + 0.5) * width) / across,
        ((row + 0.5) * height) / down,
      );
      const over = findOver(touched);
      if (over) touches.set(over, (touches.get(over) ?? 0) + 1);
    }
  }
  return [...touches]
    .map(([element, count]) => ({ element, share: count / (across * down) }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 6)
    .map(({ element, share }) => {
      const { text, box } = tools.describe(element);
      return { kind: name(element, share), share, text: text.slice(0, 120), box };
    });
}
