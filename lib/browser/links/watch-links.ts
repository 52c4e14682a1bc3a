interface Router {
  push(address: string): void;
  prefetch(address: string): void;
}

/** What precedes a press: the pointer over a link, the finger on it, or the keyboard's focus. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Follows links with `data-link` without a page load. The page is fetched when the visitor approaches the link
 * (`data-link="near"`), presses it (`press`), or not before. On the window, behind the listeners of React, which may have
 * prevented the default.
 * @returns a function that stops it
 */
export function watchLinks(target: Window, router: Router): () => void {
  function follow(event: MouseEvent) {
    const link = findLink(event);
    if (!link || event.defaultPrevented || event.button !== 0 || opensElsewhere(event, link)) return;
    event.preventDefault();
    router.push(readAddress(link));
  }

  function approach(event: Event) {
    const link = findLink(event);
    const when = link?.dataset.link;
    if (link && (when === 'near' || (when === 'press' && event.type === 'pointerdown'))) {
      router.prefetch(readAddress(link));
    }
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  target.addEventListener('click', follow, { signal });
  for (const type of [...approaches, 'pointerdown'] as const) {
    target.addEventListener(type, approach, { signal, passive: true });
  }
  return () => stopped.abort();
}

/** Anchors in a drawing have no property with their address. */
function findLink({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-link]') : null;
}

function readAddress(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

/** In a new tab or window, or as a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLElement): boolean {
  const elsewhere = link.getAttribute('target') ?? '_self';
  return metaKey || ctrlKey || shiftKey || altKey || elsewhere !== '_self' || link.hasAttribute('download');
}
