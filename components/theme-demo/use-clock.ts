'use client';

import { useEffect, useState } from 'react';

/** The time, each second anew; unknown in the prerendered page. */
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
