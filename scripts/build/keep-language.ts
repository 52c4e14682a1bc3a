import postcss from 'postcss';

/**
 * A sheet without the rules for other languages than the page's: a choice of another language opens a page of its own.
 *
 * @param language as in `lang` of the page's root element, e.g. `en-AU`
 */
export function keepLanguage(css: string, language: string): string {
  if (!css.includes(':lang(')) return css;
  const [code] = language.split('-');
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const named = [...selector.matchAll(/:lang\(([a-z]+)/g)].map(([, name]) => name);
      return named.length === 0 || named.includes(code) || selector.includes(':not(');
    });
    if (kept.length === rule.selectors.length) return;
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
