import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { AdviceTexts } from './use-advice-texts';

/** Shown without a profile: a link to create one. */
export function NoProfile({ texts }: { texts: Pick<AdviceTexts, 'words' | 'links'> }) {
  const { text, hint, create } = texts.words.noProfile;
  return (
    <section
      className="stack outlined rounded-2 bg-raise p-[clamp(1.25rem,3vw,2.5rem)]"
      aria-labelledby="no-profile-title"
    >
      <h2 id="no-profile-title" className="heading-md">
        {text}
      </h2>
      <p className="text-sm text-muted">{hint}</p>
      <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={texts.links.profile}>
        {create}
        <Icon name="arrow-right" flip />
      </Link>
    </section>
  );
}
