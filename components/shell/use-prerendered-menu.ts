import { useEffect, useId, useRef, useState } from 'react';

/** Whether the prerendered panel of the mobile menu is needed: until hydration, or, if the visitor has opened it, until it closes. */
export function usePrerenderedMenu() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isNeeded, setIsNeeded] = useState(true);

  useEffect(() => {
    const shown = panel.current;
    const leave = () => setIsNeeded(false);
    // Browsers without popovers don't know the selector either.
    if (!shown || !('popover' in shown) || !shown.matches(':popover-open')) {
      leave();
      return;
    }
    const hideAfterLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) shown.hidePopover();
    };
    shown.addEventListener('click', hideAfterLink);
    shown.addEventListener('toggle', leave);
    return () => {
      shown.removeEventListener('click', hideAfterLink);
      shown.removeEventListener('toggle', leave);
    };
  }, []);

  return { id, panel, isNeeded };
}
