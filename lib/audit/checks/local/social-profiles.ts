import { definePageCheck, notApplicable } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { pageLinks } from '../../facts/page/page-links';
import { readTexts } from '../../facts/structured-data/item-values';

const networks: readonly (readonly [name: string, host: RegExp])[] = [
  ['Facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/],
  ['Instagram', /(?:^|\.)instagram\.com$/],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/],
  ['YouTube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['TikTok', /(?:^|\.)tiktok\.com$/],
  ['X', /(?:^|\.)(?:x\.com|twitter\.com)$/],
  ['Pinterest', /(?:^|\.)pinterest\.[a-z.]{2,6}$/],
  ['Threads', /(?:^|\.)threads\.(?:net|com)$/],
  ['Telegram', /^(?:t\.me|telegram\.me)$/],
  ['XING', /(?:^|\.)xing\.com$/],
];
/** Share buttons, single videos and posts are not profiles. */
const noProfile =
  /\/(?:sharer|share|dialog|intent|pin\/create|shareArticle|watch|embed|plugins|hashtag|search)\b|^\/?$/i;

/** Reported, not scored: links to the business's profiles on social networks, in the page or as sameAs. */
export const socialProfiles = definePageCheck({
  id: 'social-profiles',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://schema.org/sameAs',
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'trust', minutes: 10 },
  run: ({ page }) => {
    const { items, isLocal } = localFacts(page.html);
    if (!isLocal) return notApplicable;
    const linked = pageLinks(page.html, page).flatMap(({ url }) => (url ? [url] : []));
    const same = items
      .flatMap((item) => readTexts(item, 'sameAs', items))
      .flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
    const named = networks.filter(([, host]) =>
      [...linked, ...same].some((url) => host.test(url.hostname) && !noProfile.test(url.pathname)),
    );
    if (named.length === 0) return { status: 'failed', reason: 'missing' };
    return { status: 'passed', values: { networks: named.map(([name]) => name).join(', ') } };
  },
});
