import styles from './newsletter-stamp.module.css';

/** A perforated stamp with the coast at dawn; `used` adds the postmark. */
export function NewsletterStamp({ used }: { used: boolean }) {
  return (
    <svg className={styles.stamp} viewBox={used ? '0 0 300 200' : '142 0 158 200'} aria-hidden="true">
      <g transform="translate(148 8)">
        <path className={styles.paper} d="M0 0h144v176H0z" />
        <path fill="var(--p-sky)" d="M10 10h124v156H10z" />
        <path fill="var(--p-sky2)" d="M10 62h124v30H10z" />
        <circle fill="var(--p-sun)" cx="82" cy="96" r="34" />
        <path
          fill="var(--p-sky3)"
          d="M24 32h44a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12zM72 84h52a5 5 0 0 1 0 10H72a5 5 0 0 1 0-10z"
        />
        <path fill="var(--p-h1)" d="M10 96l22-16 18 10 22-8 20 12 42-10v22H10z" />
        <path fill="var(--p-t2)" d="M26 62h12v46H26zM44 46h11v62H44zM62 72h13v36H62z" />
        <path fill="var(--p-t1)" d="M26 62h6v46h-6zM44 46h5v62h-5zM62 72h6v36h-6z" />
        <path fill="var(--p-sea)" d="M10 106h124v60H10z" />
        <path fill="var(--p-sea2)" d="M84 118h44v4H84zM60 130h70v4H60z" />
        <path fill="var(--p-sun)" d="M64 110h38v4H64zM70 118h26v3H70z" />
        <path fill="var(--p-shal)" d="M10 146q50-18 124 0v20H10z" />
        <path fill="var(--p-sand)" d="M10 156q60-14 124 4v6H10z" />
        <path fill="var(--p-red)" d="M110 144h4v16h-4zM104 140h16l3 5h-22z" />
        <path className={styles.holes} d="M0 0h144v176H0z" />
      </g>
      {used && (
        <g className={styles.postmark}>
          <circle cx="96" cy="84" r="62" />
          <circle cx="96" cy="84" r="44" />
          <path d="M4 128q18-12 36 0t36 0 36 0 36 0 36 0 36 0M4 142q18-12 36 0t36 0 36 0 36 0 36 0 36 0M4 156q18-12 36 0t36 0 36 0 36 0 36 0 36 0" />
        </g>
      )}
    </svg>
  );
}
