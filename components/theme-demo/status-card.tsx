'use client';
import { useEffect, useState } from 'react';
import { useTheme } from '@/components/shell/use-theme';
import { classNames } from '@/components/ui/class-names';
import { DarkPanel } from '@/components/ui/dark-panel';
import { autoTheme } from '@/lib/browser/theme/auto-theme';
import type { Messages } from '@/lib/i18n/messages';
import { DayDial } from './day-dial';
import { readingFormat } from './reading-format';
import styles from './theme-demo-sections.module.css';

/** The current theme and what determines it, read every second from the page, the clock and the device. */
export function StatusCard({
  words,
  hrefLang,
}: {
  words: Pick<Messages['theme-demo'], 'modes' | 'themes' | 'status'>;
  hrefLang: string;
}) {
  const { mode, resolved } = useTheme();
  const now = useClock();
  const format = readingFormat(hrefLang);
  const readings = [
    { id: 'mode', value: mode && words.modes[mode] },
    { id: 'resolved', value: resolved && words.themes[resolved] },
    { id: 'timeBased', value: now && words.themes[autoTheme(now.getHours())] },
    { id: 'time', value: now && format.clock(now) },
    {
      id: 'systemPreference',
      value: mode && (mode === 'system' ? words.status.active : words.status.notActive),
    },
  ] as const;

  return (
    <DarkPanel>
      <DayDial
        hours={now && now.getHours() + now.getMinutes() / 60}
        label={words.status.dial}
        formatHour={format.number}
      />
      <dl className={styles.readings}>
        {readings.map(({ id, value }) => (
          <div key={id} className={classNames(styles.reading, id === 'mode' && styles.readingMode)}>
            <dt>{words.status[id]}</dt>
            <dd className="tabular-figures">{value ?? words.status.unknown}</dd>
          </div>
        ))}
      </dl>
    </DarkPanel>
  );
}

/** The current time, updated every second; undefined in the prerendered page. */
function useClock(): Date | undefined {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    const tick = () => setTime(new Date());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
