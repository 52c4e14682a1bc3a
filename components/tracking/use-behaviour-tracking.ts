import { useEffect, useRef } from 'react';
import { type BehaviourOptions, trackBehaviour } from './track-behaviour';

/** Tracks the page while the component is mounted. Returns a ref, which is null before. */
export function useBehaviourTracking({ sessionId, watchesScroll, watchesClicks }: BehaviourOptions = {}) {
  const tracking = useRef<ReturnType<typeof trackBehaviour>>(null);
  useEffect(() => {
    const started = trackBehaviour({ sessionId, watchesScroll, watchesClicks });
    tracking.current = started;
    return () => {
      started.stop();
      tracking.current = null;
    };
  }, [sessionId, watchesScroll, watchesClicks]);
  return tracking;
}
