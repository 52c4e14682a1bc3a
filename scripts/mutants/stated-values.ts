export interface StatedValues {
  /** Text between quotation marks. */
  words: string[];
  numbers: number[];
}

/** The quoted words and the numbers (from 3) in a statement of the specification, which its tests have to contain. */
export function statedValues(statement: string): StatedValues {
  const words = [...statement.matchAll(/["“]([^"“”]{2,200})["”]/g)].flatMap(([, word]) => word ?? []);
  const rest = statement.replace(/["“][^"“”]{0,200}["”]/g, ' ');
  const numbers = [...rest.matchAll(/(?<![\w/.-])\$?(\d{1,3}(?:,\d{3})+|\d{1,9}(?:\.\d{1,6})?)(?![\w/])/g)]
    .map(([, digits = '']) => Number(digits.replaceAll(',', '')))
    .filter((number) => number > 2);
  return { words: [...new Set(words)], numbers: [...new Set(numbers)] };
}
