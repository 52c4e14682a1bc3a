import type { FoundFacts } from '../../engine/audit-facts';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
const SHORTEST_DESCRIPTION = 50;

/**
 * A title from the page's headline, suburb and business name, as far as they fit; without a headline the name and the
 * suburb; '' without those.
 */
export function writeTitle({ headline, suburb, region, name }: FoundFacts): string {
  const offer = headline.length <= LONGEST_TITLE ? headline : '';
  if (!offer || contains(name, offer)) {
    const who = name && suburb ? `${name}, ${suburb} ${region}`.trim() : '';
    return who.length <= LONGEST_TITLE ? who : '';
  }
  const place = suburb && !contains(offer, suburb) ? `${offer}, ${suburb}` : offer;
  const named = name && !contains(place, name) ? `${place} | ${name}` : place;
  const fitting = [named, name && !contains(offer, name) ? `${offer} | ${name}` : '', place].find(
    (text) => text.length > offer.length && text.length <= LONGEST_TITLE,
  );
  return fitting ?? '';
}

/** A description from the page's first sentence, suburb, hours and phone number, as far as they fit; '' if too short. */
export function writeDescription({ headline, sentence, suburb, hours, phone }: FoundFacts): string {
  const start = sentence.length <= LONGEST_DESCRIPTION ? sentence : '';
  const opening = start || (headline && `${headline}.`);
  if (!opening) return '';
  let text = opening;
  for (const part of [contains(opening, suburb) ? '' : suburb, hours, phone]) {
    const longer = part ? `${text} ${part}.` : text;
    if (longer.length <= LONGEST_DESCRIPTION) text = longer;
  }
  return text.length >= SHORTEST_DESCRIPTION ? text : '';
}

function contains(text: string, part: string): boolean {
  return part !== '' && text.toLowerCase().includes(part.toLowerCase());
}
