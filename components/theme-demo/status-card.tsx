'use client';
import { useEffect, useState } from 'react';
import { useTheme } from '@/components/shell/use-theme';
import { classNames } from '@/components/ui/class-names';
import { Instrument } from '@/components/ui/instrument';
import { autoTheme, type ResolvedTheme, type ThemeMode } from '@/lib/browser/theme/auto-theme';
import { DayDial } from './day-dial';
import { readingFormat } from './reading-format';
import styles from './theme-demo-sections.module.css';

export interface StatusWords {
  modes: Record<ThemeMode, string>;
  themes: Record<ResolvedTheme, string>;
  labels: Record<'mode' | 'resolved' | 'timeBased' | 'time' | 'systemPreference', string>;
  active: string;
  notActive: string;
  /** Shown for unknown values. */
  unknown: string;
  dial: string;
}

/** The current theme and what determines it, read every second from the page, the clock and the device. */
export function StatusCard({ words, hrefLang }: { words: StatusWords; hrefLang: string }) {
  const { mode, resolved } = useTheme();
  const now = useClock();
  const format = readingFormat(hrefLang);
  const readings = [
    { id: 'mode', value: mode && words.modes[mode] },
    { id: 'resolved', value: resolved && words.themes[resolved] },
    { id: 'timeBased', value: now && words.themes[autoTheme(now.getHours())] },
    { id: 'time', value: now && format.clock(now) },
    { id: 'systemPreference', value: mode && (mode === 'system' ? words.active : words.notActive) },
  ] as const;

  return (
    <Instrument>
      <DayDial
        hours={now && now.getHours() + now.getMinutes() / 60}
        label={words.dial}
        formatHour={format.number}
      />
      <dl className={styles.readings}>
        {readings.map(({ id, value }) => (
          <div key={id} className={classNames(styles.reading, id === 'mode' && styles.readingMode)}>
            <dt>{words.labels[id]}</dt>
            <dd className="tabular-figures">{value ?? words.unknown}</dd>
          </div>
        ))}
      </dl>
    </Instrument>
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
