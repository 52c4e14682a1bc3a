import 'server-only';
import type { AdviceWords } from './advice-words';
import type { GrowthFacts } from './facts';
import type { AskedSource } from './result';
import type { GrowthInput } from './schema';

/** The queried sources, in order of precedence, with their results and failures. */
export function presentAsked(
  facts: GrowthFacts,
  { currentRating, reviewCount }: Pick<GrowthInput, 'currentRating' | 'reviewCount'>,
  words: AdviceWords,
): AskedSource[] {
  const hasTyped = currentRating !== undefined || reviewCount !== undefined;
  const isUsed = [facts.rating, facts.reviewCount].some((figure) => figure?.source === 'typed');
  return [
    { source: 'google', ...askedGoogle(facts, words) },
    { source: 'website', ...askedWebsite(facts, words) },
    {
      source: 'typed',
      status: isUsed ? 'used' : hasTyped ? 'not-asked' : 'nothing',
      text: words.say(isUsed ? 'asked.typedUsed' : hasTyped ? 'asked.typedSpare' : 'asked.typedNothing'),
    },
  ];
}

type Answer = Omit<AskedSource, 'source'>;

function askedGoogle({ places, businessName, suburb }: GrowthFacts, { say }: AdviceWords): Answer {
  if (places.status === 'off') return { status: 'not-asked', text: say('asked.googleOff') };
  if (places.status === 'not-kept') return { status: 'not-asked', text: say('asked.googleNotKept') };
  if (places.status === 'failed') return { status: 'failed', text: say('asked.googleFailed') };
  const { business, rivals } = places;
  const values = { name: business?.name ?? businessName, suburb, count: rivals?.length ?? 0 };
  const found = rivals ? 'asked.googleFound' : 'asked.googleFoundAlone';
  const missing = rivals ? 'asked.googleMissing' : 'asked.googleMissingAlone';
  return {
    status: business || values.count > 0 ? 'used' : 'nothing',
    text: say(business ? found : missing, values),
  };
}

function askedWebsite({ website }: GrowthFacts, { say, time }: AdviceWords): Answer {
  switch (website.status) {
    case 'none':
      return { status: 'not-asked', text: say('asked.websiteNone') };
    case 'busy':
      return { status: 'failed', text: say('asked.websiteBusy', { site: website.host }) };
    case 'unreadable':
      return {
        status: 'failed',
        text: say('asked.websiteUnreadable', {
          site: website.host,
          reason: say(`reasons.${website.reason}`),
        }),
      };
    case 'read':
      return {
        status: 'used',
        text: say(website.stated ? 'asked.websiteRated' : 'asked.websiteRead', {
          site: website.host,
          time: time(website.readAt),
        }),
      };
  }
}
