import type { Locale } from '@/lib/i18n/locales';
import { comparable } from './comparable';
import { type Concept, findConcepts } from './words';

/** A clause, a sentence or a whole text, with what it says. */
export interface Place {
  words: string;
  concepts: ReadonlySet<Concept>;
  /** An "and" joins it to another clause. */
  isJoined?: true;
  /** It stands in a sentence with "but". */
  isContrasted?: true;
}

/** Stands between a statement and one that limits or explains it: "Many visitors, but no enquiries". */
const contrast =
  /\s(?:but|because|cause|although|though|so|aber|sondern|weil|doch|pero|aunque|porque|mas|embora|ale|lecz|bo|но|ама|защото|а|ولی|اما|چون)\s|(?<=ですが|ますが|けど|けれど|のに)|但是|但|可是|不过/giu;
/** Stands between statements that don't depend on each other. */
const clauseEnd =
  /[,،、，:：()（）–—]+|(?<=(?:ない|い|です|ます)し)|(?<=くて)(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z]\S{0,11}?[がもはで])|而且|并且/giu;

interface Joining {
  /** The words for "and", which join nouns, too. */
  and: RegExp;
  /** What a clause begins with that doesn't share its subject with the one before, as in `comparable` text. */
  ownSubject: RegExp;
  negation: RegExp;
}

/** Chinese and Japanese have words for "and" that join nothing but clauses. */
const joinings: Partial<Record<Locale, Joining>> = {
  en: {
    and: /\s(?:and|&)\s/giu,
    ownSubject:
      /^(?:nobody|no one|noone|none|nothing|hardly any\w*|i|im|ive|we|were|weve|they|theyre|he|she|it|its|there|people|customers|clients|everyone|everybody|half|most|some|the|our|my|their|his|her|these|those|now|google)\s/u,
    negation:
      /\s(?:not|no|nobody|noone|none|never|nothing|hardly|without|cannot|(?:do|does|did|is|are|was|were|ca|wo|have|has|had|could|would)nt)\s/u,
  },
  de: {
    and: /\sund\s/giu,
    ownSubject:
      /^(?:niemand|kein\w*|nichts|ich|wir|sie|er|es|man|der|das|den|dem|unser\w*|mein\w*|bei|im|in|auf|am|an|uber|durch|jetzt|seitdem|seither|alle|viele|die|kunden|leute|google|kaum)\s/u,
    negation: /\s(?:nicht|kein\w*|niemand|nie|nichts|kaum|ohne)\s/u,
  },
  es: {
    and: /\s[ye]\s/giu,
    ownSubject:
      /^(?:nadie|nunca|nada|ningun\w*|no(?! es | son | esta )|el|la|los|las|nuestr\w*|mis?|yo|ahora|en|por|casi|todos|cada|apenas|tampoco|google|\p{L}{2,}[aei]mos)\s/u,
    negation: /\s(?:no|nadie|nunca|nada|ningun\w*|sin|apenas)\s/u,
  },
  pt: {
    and: /\se\s/giu,
    ownSubject:
      /^(?:ninguem|nunca|nada|nenhum\w*|nao(?! e | sao | esta )|[oa]s?|noss\w*|meus?|minhas?|eu|agora|n[oa]s?|pel[oa]s?|quase|cada|google|\p{L}{2,}[aei]mos)\s/u,
    negation: /\s(?:nao|ninguem|nunca|nada|nenhum\w*|sem|quase)\s/u,
  },
  pl: {
    and: /\s(?:i|oraz)\s/giu,
    ownSubject:
      /^(?:nikt|nic|nigdy|nie(?! jest | sa )|zaden|zadn\w*|my|ja|nasz\w*|moj\w*|w|na|przez|teraz|prawie|klienci|ludzie|wszyscy|kazdy|google|\p{L}{2,}my)\s/u,
    negation: /\s(?:nie|nikt|nic|nigdy|zadn\w*|zaden|bez|prawie)\s/u,
  },
  bg: {
    and: /\sи\s/giu,
    ownSubject:
      /^(?:никои|никога|нищо|не(?! е | са )|няма|ние|аз|в|на|през|сега|почти|хората|клиентите|всички|google|\p{L}{2,}(?:ът|ят|та|то|те|ме))\s/u,
    negation: /\s(?:не|никои|никога|нищо|няма|без|нито)\s/u,
  },
  fa: {
    and: /\sو\s/giu,
    ownSubject: /^(?:هیچ کس|هیچکس|کسی|ما|من|مشتری\S*|مردم|همه|الان|حالا|در|از|گوگل)\s/u,
    negation: /\s(?:هیچ\S*|کسی|نیست\S*|نمی|ن(?:می|دار|شد)\S*|بدون)\s/u,
  },
};

/** What tells of something beside its name: that it is slow, dead or as it should be. */
const states: ReadonlySet<Concept> = new Set([
  'bad',
  'cannot',
  'cannotbook',
  'claim',
  'closedforgood',
  'danger',
  'dead',
  'double',
  'drop',
  'empty',
  'expired',
  'fake',
  'fewreviews',
  'fine',
  'formspam',
  'full',
  'gone',
  'hacked',
  'junk',
  'leave',
  'mismatch',
  'miss',
  'nofind',
  'nonstop',
  'noshow',
  'notfound',
  'nothing',
  'notslow',
  'old',
  'over',
  'refuse',
  'silence',
  'slow',
  'solved',
  'stolen',
  'stopped',
  'suspended',
  'unclear',
  'unreadable',
  'vanished',
  'wrong',
]);

/** "And"s in one clause; nobody writes more, and each costs two readings of all of it. */
const MAX_ANDS = 8;
/** A shorter rest belongs to the words before it: "slow and very old". */
const MIN_WORDS = 3;

/** The clauses of a sentence. "And" ends one only between two statements: not in "phone and email", nor in "slow and ugly". */
export function splitClauses(sentence: string, languages: readonly Locale[]): Place[] {
  const contrasted = splitAt(sentence, contrast);
  const clauses = contrasted
    .flatMap((part) => splitAt(part, clauseEnd))
    .flatMap((words) => splitJoined(words, languages));
  return contrasted.length > 1 ? clauses.map((clause) => ({ ...clause, isContrasted: true })) : clauses;
}

export function splitAt(text: string, end: RegExp): string[] {
  return text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function splitJoined(words: string, languages: readonly Locale[]): Place[] {
  const read = (part: string) => ({ words: part, concepts: findConcepts(part, languages) });
  for (const language of languages) {
    const joining = joinings[language];
    if (!joining) continue;
    const ands = [...words.matchAll(joining.and)];
    if (ands.length > MAX_ANDS) continue;
    for (const { 0: and, index } of ands) {
      const before = read(words.slice(0, index));
      const after = read(words.slice(index + and.length));
      if (areStatements(before, after, joining, languages))
        return [before, ...splitJoined(after.words, languages)].map((part) => ({ ...part, isJoined: true }));
    }
  }
  return [read(words)];
}

/** Whether both say something by themselves, and what denies or praises the one isn't meant for the other, too. */
function areStatements(
  before: Place,
  after: Place,
  { ownSubject, negation }: Joining,
  languages: readonly Locale[],
): boolean {
  if (!isTelling(before) || !isTelling(after)) return false;
  // What was last year holds for what follows, unless it was mended meanwhile.
  if (before.concepts.has('past') && !before.concepts.has('solved') && !before.concepts.has('over'))
    return false;
  const [first = '', ...rest] = comparable(after.words).split(' ');
  if (ownSubject.test([first, ...rest, ''].join(' '))) return true;
  if (before.concepts.has('refuse')) return false;
  const named = findConcepts([first, ...rest.slice(0, 1)].join(' '), languages);
  if (named.size > 0) return named.isDisjointFrom(states) && rest.length > 0;
  const isScoped = isPraise(before) || negation.test(` ${comparable(before.words)} `);
  return !isScoped && rest.length >= MIN_WORDS - 1;
}

/** Whether it says how something is, rather than only naming it. */
export function isTelling({ concepts }: Place): boolean {
  return !concepts.isDisjointFrom(states);
}

function isPraise({ concepts }: Place): boolean {
  return concepts.has('fine') || concepts.has('refuse') || concepts.has('notslow');
}
