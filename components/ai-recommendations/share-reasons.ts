import type { PresentedAdvice } from '@/lib/advisor/advice';

interface SharedReasons {
  /** Sentences in the reasoning of most of the list, to be said once; empty if there is none. */
  shared: string;
  /** What is left of each reasoning, in the order of the list. */
  own: string[];
}

/** Separates the reasons that most of a list shares from those of a single advice. */
export function shareReasons(
  list: readonly Pick<PresentedAdvice, 'reasoning'>[],
  language: string,
): SharedReasons {
  const reasonings = list.map(({ reasoning }) => splitSentences(reasoning, language));
  const counts = new Map<string, number>();
  for (const sentence of reasonings.flatMap((sentences) => [...new Set(sentences)]))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const space = /^(?:ja|zh)/.test(language) ? '' : ' ';
  const isShared = (sentence: string) => (counts.get(sentence) ?? 0) > Math.max(1, list.length / 2);
  return {
    shared: [...counts.keys()].filter(isShared).join(space),
    own: reasonings.map((sentences) => sentences.filter((sentence) => !isShared(sentence)).join(space)),
  };
}

/** One sentence in browsers that can't split it: then nothing is shared but what is the same throughout. */
function splitSentences(text: string, language: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...sentences].map(({ segment }) => segment.trim());
}
