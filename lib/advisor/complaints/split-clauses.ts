/** A full stop behind an abbreviation ends no sentence: "2 tys. zł". */
const sentenceEnd =
  /[!?…。！？؟\n;；]|(?<!\s(?:tys|ca|nr|dr|np|tel|bzw|zzgl|хил|лв|прибл|aprox|approx))\.(?=\s|$)/giu;
/** Punctuation and conjunctions at which a new statement begins: "Email works, but nobody comes". */
const clauseEnd =
  /[,،、，:：()（）–—]+|\s(?:but|because|cause|although|though|so|aber|sondern|weil|doch|pero|aunque|porque|mas|embora|ale|lecz|bo|но|ама|защото|а|ولی|اما|چون)\s|(?<=ですが|ますが|けど|けれど|のに)|但是|但|可是|不过/giu;

export interface Sentence {
  words: string;
  clauses: readonly string[];
}

/** A text as sentences, each with its clauses. */
export function splitSentences(text: string): Sentence[] {
  return splitAt(text, sentenceEnd).map((words) => ({ words, clauses: splitAt(words, clauseEnd) }));
}

function splitAt(text: string, end: RegExp): string[] {
  return text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
