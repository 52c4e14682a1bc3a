'use client';

import { useEffect, useState } from 'react';
import { formatDay, isoDay } from '@/lib/i18n/format-day';

interface TodayProps {
  language: string;
  timeZone: string;
  /** The day of the build, shown until hydration and without script. */
  built: { iso: string; words: string };
}

/** Today's date in the office's time zone. Computed in the browser, because the page is prerendered. */
export function Today({ language, timeZone, built }: TodayProps) {
  const [today, setToday] = useState(built);
  useEffect(() => {
    const now = new Date();
    setToday({ iso: isoDay(timeZone, now), words: formatDay(language, timeZone, now) });
  }, [language, timeZone]);
  return <time dateTime={today.iso}>{today.words}</time>;
}
