'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type PointedAt, watchTooltips } from './tooltip-watch';

type View = ComponentType<PointedAt & { onClose: () => void }>;

/** Shows the tooltips of the whole site, loaded when the first one is needed. */
export function TooltipHost() {
  const watch = useRef<ReturnType<typeof watchTooltips>>(undefined);
  const [pointedAt, setPointedAt] = useState<PointedAt>();
  const [view, setView] = useState<{ View: View }>();

  useEffect(() => {
    const load = () => {
      import('./tooltip-view').then(
        ({ TooltipView }) => setView((loaded) => loaded ?? { View: TooltipView }),
        // A failed load is not reported; the next tooltip tries again.
        () => undefined,
      );
    };
    const started = watchTooltips(document, { onNear: load, onChange: setPointedAt });
    watch.current = started;
    return started.stop;
  }, []);

  if (!pointedAt || !view) return null;
  return <view.View {...pointedAt} onClose={() => watch.current?.close()} />;
}
