import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, readRelations } from '@/lib/web-page/read-head';

/** https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const javascript =
  /^(?:text\/(?:javascript(?:1\.[0-5])?|ecmascript|jscript|livescript|x-javascript|x-ecmascript)|application\/(?:javascript|ecmascript|x-javascript|x-ecmascript))$/;

/** Whether browsers run the script during parsing: no module, JSON, template or nomodule script. */
export function isClassicScript({ attributes }: PageElement): boolean {
  const type = attributes.type?.trim().toLowerCase() ?? '';
  return (type === '' || javascript.test(type)) && attributes.nomodule === undefined;
}

/** Script files that block the first paint. */
export function blockingScripts(html: HtmlFacts): PageElement[] {
  return listElements(html, 'script').filter(
    (script) =>
      script.inHead &&
      script.namespace === 'html' &&
      Boolean(script.attributes.src?.trim()) &&
      isClassicScript(script) &&
      script.attributes.async === undefined &&
      script.attributes.defer === undefined,
  );
}

/** Style sheets of the head that apply to screens. */
export function blockingStyles(html: HtmlFacts): PageElement[] {
  return listElements(html, 'link').filter(({ inHead, attributes }) => {
    const relations = readRelations(attributes.rel);
    return (
      inHead &&
      relations.includes('stylesheet') &&
      !relations.includes('alternate') &&
      Boolean(attributes.href?.trim()) &&
      attributes.disabled === undefined &&
      appliesNow(attributes.media)
    );
  });
}

/** Whether the media attribute applies to screens: `media="print"` and the like don't block. */
function appliesNow(media: string | undefined): boolean {
  return !/^\s*(?:print|speech|not all)\b(?!\s*,)/i.test(media ?? '');
}
