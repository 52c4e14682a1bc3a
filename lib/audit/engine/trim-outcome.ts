import type { Evidence, Outcome, Values } from '../check';

const mostEvidence = 20;
const longestSnippet = 200;
const longestValue = 300;
const longestUrl = 2048;

/** Truncates quotations from a page, because they are stored, mailed and shown. */
export function trimOutcome(outcome: Outcome): Outcome {
  if (outcome.status !== 'passed' && outcome.status !== 'failed') return outcome;
  const { evidence, values } = outcome;
  return {
    ...outcome,
    ...(evidence && { evidence: evidence.slice(0, mostEvidence).map(trimEvidence) }),
    ...(values && { values: trimValues(values) }),
  };
}

function trimEvidence({ snippet, selector, url, line }: Evidence): Evidence {
  return {
    snippet: shorten(snippet, longestSnippet),
    ...(selector !== undefined && { selector: shorten(selector, longestValue) }),
    ...(url !== undefined && { url: shorten(url, longestUrl) }),
    ...(line !== undefined && { line }),
  };
}

function trimValues(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shorten(value, longestValue) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Control characters: invisible, and Postgres rejects NUL. */
const unreadable = /[^\P{Cc}\n\t]/gu;

/** Truncates without splitting a surrogate pair. */
function shorten(whole: string, length: number): string {
  const text = whole.slice(0, length + 1).replace(unreadable, ' ');
  if (text.length <= length) return text.toWellFormed();
  const start = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.toWellFormed()}…`;
}
