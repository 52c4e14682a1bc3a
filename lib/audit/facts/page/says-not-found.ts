/** Titles of error pages in the languages supported here, without the number. */
const sentences = new Set([
  'not found',
  'page not found',
  'the page was not found',
  'this page was not found',
  'page does not exist',
  'this page does not exist',
  "this page doesn't exist",
  "page can't be found",
  "that page can't be found",
  "this page can't be found",
  'this page could not be found',
  'the page could not be found',
  'page could not be found',
  "sorry, we couldn't find that page",
  "we can't find that page",
  "we couldn't find that page",
  'page no longer available',
  'nothing found',
  'file not found',
  'file or directory not found',
  'object not found',
  "we can't seem to find the page you're looking for",
  "this page isn't available",
  'seite nicht gefunden',
  'seite wurde nicht gefunden',
  'diese seite existiert nicht',
  'página no encontrada',
  'la página no existe',
  'no encontrado',
  'página não encontrada',
  'não encontrado',
  'page non trouvée',
  'page introuvable',
  'pagina non trovata',
  'pagina niet gevonden',
  'nie znaleziono strony',
  'strona nie została znaleziona',
  'страницата не е намерена',
  'страница не найдена',
  'sidan hittades inte',
  'sayfa bulunamadı',
  'ページが見つかりません',
  'お探しのページは見つかりませんでした',
  '页面未找到',
  '页面不存在',
  '您访问的页面不存在',
  '找不到页面',
  '找不到頁面',
  'صفحه پیدا نشد',
  'صفحه یافت نشد',
  'صفحه مورد نظر یافت نشد',
  'صفحه مورد نظر پیدا نشد',
  '페이지를 찾을 수 없습니다',
]);

/**
 * Whether a title or headline belongs to an error page: `sentence` says so in words, `number` is just 404, which is also
 * an area code and the name of a hotel. A whole part of the text has to match, so that an article about 404 pages does
 * not.
 */
export function saysNotFound(text: string): 'sentence' | 'number' | null {
  const found = text.split(/\s[|–—·•»-]\s|[|｜»]/).map((part) => readErrorName(plain(part)));
  return found.includes('sentence') ? 'sentence' : (found.find((each) => each !== null) ?? null);
}

function readErrorName(part: string): 'sentence' | 'number' | null {
  const rest = part
    .replace(
      /^(?:http )?(?:error|fehler|erreur|błąd|erro|errore|fout|грешка|ошибка)?[ :#]*404[ :.,–—-]*/i,
      '',
    )
    .replace(/(?<![ :(–—-])[ :(–—-]*404\)?$/, '')
    .replace(/^(?:(?:oops|ups|ops|uh oh|sorry|whoops) ?[!,.]* |抱歉，|对不起，)/, '')
    .trim();
  if (rest === '') return part === '' ? null : /\p{L}/u.test(part) ? 'sentence' : 'number';
  return sentences.has(rest) || (rest === 'error' && /404/.test(part)) ? 'sentence' : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/(?<![.!?…。！])[.!?…。！]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
