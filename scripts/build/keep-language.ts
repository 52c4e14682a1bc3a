import postcss from 'postcss';

/** The font families of a language: see app/styles/language.css. */
const families: Readonly<Record<string, readonly string[]>> = {
  bg: ['Anybody Basic', 'Anybody', 'Onest Basic', 'Onest'],
  de: ['Anybody German', 'Anybody', 'Onest German', 'Onest'],
  es: ['Anybody Spanish', 'Anybody', 'Onest Spanish', 'Onest'],
  fa: ['Onest Basic', 'Onest', 'Vazirmatn'],
  ja: ['Anybody Basic', 'Anybody'],
  pl: ['Anybody Polish', 'Anybody', 'Onest Polish', 'Onest'],
  pt: ['Anybody Portuguese', 'Anybody', 'Onest Portuguese', 'Onest'],
  zh: ['Anybody Basic', 'Anybody'],
};
const usualFamilies = ['Anybody Basic', 'Anybody', 'Onest Basic', 'Onest'];
const rightToLeft = ['fa'];

/**
 * Removes the rules and font faces for languages and directions other than the page's: choosing another language opens
 * another page.
 *
 * @param language as in `lang` of the page's root element, e.g. `en-AU`
 */
export function keepLanguage(css: string, language: string): string {
  if (!/:lang\(|\[dir=|@font-face/.test(css)) return css;
  const [code = ''] = language.split('-');
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      if (selector.includes(':not(')) return true;
      if (/\[dir="?rtl/.test(selector) && !rightToLeft.includes(code)) return false;
      const named = [...selector.matchAll(/:lang\(([a-z]+)/g)].map(([, name]) => name);
      return named.length === 0 || named.includes(code);
    });
    if (kept.length === rule.selectors.length) return;
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      const family = value.replace(/["']/g, '').replace(' Fallback', '');
      if (!(families[code] ?? usualFamilies).includes(family)) face.remove();
    });
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
