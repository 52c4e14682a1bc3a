'use client';

import { useEffect, useState } from 'react';

/** The current time, updated every second; undefined in the prerendered page. */
export function useClock(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const tick = () => setTime(new Date());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
