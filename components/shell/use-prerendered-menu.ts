import { useEffect, useState } from 'react';
import { PRERENDERED_MENU } from './prerendered-menu-id';

/** Whether the prerendered panel is needed: until hydration, or, if the visitor has opened it, until it closes. */
export function usePrerenderedMenu(): boolean {
  const [isNeeded, setIsNeeded] = useState(true);

  useEffect(() => {
    const panel = document.getElementById(PRERENDERED_MENU);
    const leave = () => setIsNeeded(false);
    // Browsers without popovers don't know the selector either.
    if (!panel || !('popover' in panel) || !panel.matches(':popover-open')) {
      leave();
      return;
    }
    const hideAfterLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    };
    panel.addEventListener('click', hideAfterLink);
    panel.addEventListener('toggle', leave);
    return () => {
      panel.removeEventListener('click', hideAfterLink);
      panel.removeEventListener('toggle', leave);
    };
  }, []);

  return isNeeded;
}
