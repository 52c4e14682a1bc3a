import { joiningForms, lamAlefForms } from './joining-forms';

const ALONE = 0;
const FINAL = 1;
const INITIAL = 2;
const MEDIAL = 3;

/**
 * Converts Persian letters to presentation forms, in logical order, because the picture renderer draws characters
 * individually and doesn't join them. Omits vowel marks, as usual in Persian print, because the renderer can't place
 * them over a letter.
 */
export function shapePersian(text: string): string {
  const letters = [...prepared(text)];
  let shaped = '';
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? '';
    const next = letters[index + 1] ?? '';
    const joinsBack = joinsNext(letters[index - 1]) && letter in joiningForms && letter !== '\u0621';
    const ligature = letter === 'ل' ? lamAlefForms[next] : undefined;
    if (ligature) {
      shaped += ligature[joinsBack ? FINAL : ALONE];
      index++;
      continue;
    }
    const forms = joiningForms[letter];
    shaped += forms ? forms[selectJoiningForm(joinsBack, joinsNext(letter) && joinsPrevious(next))] : letter;
  }
  return shaped.replaceAll('\u200c', '');
}

function prepared(text: string): string {
  return text
    .replaceAll('ه\u0654', 'ۀ')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\u064b-\u0655\u0670\u0640]|[\u200d-\u200f]/g, '');
}

/** Whether a letter joins the following one. */
function joinsNext(letter: string | undefined): boolean {
  return letter !== undefined && joiningForms[letter]?.length === 4;
}

function joinsPrevious(letter: string): boolean {
  return (joiningForms[letter]?.length ?? 0) > 1;
}

function selectJoiningForm(joinsBack: boolean, joinsOn: boolean) {
  if (joinsBack) return joinsOn ? MEDIAL : FINAL;
  return joinsOn ? INITIAL : ALONE;
}
