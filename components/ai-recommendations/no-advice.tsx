import { classNames } from '@/components/ui/class-names';
import styles from './no-advice.module.css';

const poles = ['bad', 'mid', 'good'] as const;

/** The empty list: three poles in the sand, whose flags are not hoisted yet. */
export function NoAdvice({ text }: { text: string }) {
  return (
    <div className={styles.none}>
      <p className="lead">{text}</p>
      <svg viewBox="0 0 600 260" aria-hidden="true">
        <path className="fill-scene-sea" d="M0 138h600v60H0z" />
        <path className="fill-scene-shal" d="M0 178q150-18 300-4t300-8v60H0z" />
        <path className="fill-scene-sand" d="M0 212q150-30 320-12t280-14v74H0z" />
        {poles.map((tone, index) => (
          <g key={tone} transform={`translate(${110 + index * 170} ${210 - index * 6})`}>
            <path className="fill-scene-line" d="M-4-190h8V20h-8zM-20 14h40l8 12h-56z" />
            <path className={styles.place} d="M6-184q36-14 62 0t58 0v72q-32 14-58 0t-62 0z" />
            <path
              className={classNames(styles.flag, styles[tone])}
              d="M6-52q36-14 62 0t58 0V20q-32 14-58 0T6 20z"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
