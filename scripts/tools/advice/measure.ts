import { rankAdvice } from '@/lib/advisor/rank-advice';
import { readSituation } from '@/lib/advisor/situation';
import { type AdviceCase, readCases } from './read-cases';

interface Judged {
  one: AdviceCase;
  ids: readonly string[];
  isFirstRight: boolean;
  isOneOfTwoRight: boolean;
  harm: readonly string[];
}

/** Prints how often the advice is right first, right in one of the first two, and harmful, in all and by language. */
export function measure(paths: readonly string[], isVerbose: boolean): void {
  for (const path of paths) {
    const judged = readCases(path).map(judge);
    console.info(`${path}\n  ${summary('all', judged)}`);
    for (const lang of [...new Set(judged.map(({ one }) => one.lang))]) {
      console.info(
        `  ${summary(
          lang,
          judged.filter(({ one }) => one.lang === lang),
        )}`,
      );
    }
    if (isVerbose)
      for (const each of judged.filter(({ isFirstRight, harm }) => !isFirstRight || harm.length > 0))
        explain(each);
  }
}

export function judge(one: AdviceCase): Judged {
  const ids = rankAdvice(one.facts).map(({ rule }) => rule);
  return {
    one,
    ids,
    isFirstRight: one.first.includes(ids[0] ?? ''),
    isOneOfTwoRight: ids.slice(0, 2).some((id) => one.first.includes(id)),
    harm: ids.slice(0, 3).filter((id) => one.never.includes(id)),
  };
}

function summary(name: string, judged: readonly Judged[]): string {
  const share = (part: number) =>
    `${part}/${judged.length} (${Math.round((100 * part) / judged.length)} %)`.padEnd(14);
  const count = (test: (each: Judged) => boolean) => share(judged.filter(test).length);
  return [
    name.padEnd(4),
    `first right ${count(({ isFirstRight }) => isFirstRight)}`,
    `one of two ${count(({ isOneOfTwoRight }) => isOneOfTwoRight)}`,
    `harm ${count(({ harm }) => harm.length > 0)}`,
  ].join(' ');
}

function explain({ one, ids, harm }: Judged): void {
  const kinds = readSituation(one.facts).complaints.map(({ kind }) => kind);
  console.info(
    `\n    ${one.lang} ${one.text}\n    read ${kinds.join(', ')}\n    got  ${ids.slice(0, 4).join(', ')}${harm.length > 0 ? ` HARM ${harm.join(' ')}` : ''}\n    want ${one.first.join(', ')}`,
  );
}
