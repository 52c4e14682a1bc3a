/** Columns that a text takes in search results: Chinese and Japanese characters take two. https://www.unicode.org/reports/tr11/ */
export function textWidth(text: string): number {
  const wide =
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
  return [...text].reduce((columns, character) => columns + (wide.test(character) ? 2 : 1), 0);
}
