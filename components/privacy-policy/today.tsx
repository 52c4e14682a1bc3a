'use client';

import { useEffect, useState } from 'react';
import { dayFormat, isoDay } from '@/lib/i18n/format-day';

interface TodayProps {
  language: string;
  timeZone: string;
  /** The day of the build: stands until a script runs, and where none does. */
  built: { iso: string; words: string };
}

/** Today's date where the office is. The page around it is prerendered, and would grow old with its build. */
export function Today({ language, timeZone, built }: TodayProps) {
  const [today, setToday] = useState(built);
  useEffect(() => {
    const now = new Date();
    setToday({ iso: isoDay(timeZone, now), words: dayFormat(language, timeZone).format(now) });
  }, [language, timeZone]);
  return <time dateTime={today.iso}>{today.words}</time>;
}
