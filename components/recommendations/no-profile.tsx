import Link from 'next/link';
import type { AdviceParts } from './advice-parts';

/** What stands here before the visitor has a profile: the way to one. */
export function NoProfile({ parts }: { parts: Pick<AdviceParts, 'words' | 'icons' | 'links'> }) {
  const { title, text, hint, create } = parts.words.noProfile;
  return (
    <section className="patrol-empty" aria-labelledby="no-profile-title">
      <FurledFlags />
      <div className="stack">
        <h2 id="no-profile-title" className="t3">
          {title}
        </h2>
        <p className="lede">{text}</p>
        <p className="small muted">{hint}</p>
        <Link className="btn cta lg" href={parts.links.profile}>
          {create}
          {parts.icons.next}
        </Link>
      </div>
    </section>
  );
}

/** Three poles in the sand with their flags still rolled up. */
function FurledFlags() {
  return (
    <svg className="furled" viewBox="0 0 240 150" aria-hidden="true">
      <path className="hue-line" d="M58 12h6v116h-6zM118 2h6v126h-6zM178 12h6v116h-6z" />
      <path className="hue-red" d="M64 20q14 4 12 26t-6 40l-6 2z" />
      <path className="hue-sun" d="M124 10q14 4 12 28t-6 44l-6 2z" />
      <path className="hue-dune" d="M184 20q14 4 12 26t-6 40l-6 2z" />
      <path className="hue-wet" d="M0 128q60-16 120-10t120-4v36H0z" />
      <path className="hue-sand" d="M0 138q70-12 130-6t110-6v24H0z" />
    </svg>
  );
}
