import type { JourneyField, JourneyForm, JourneyPage } from '@/lib/headless-browser/journey-page';
import { listShownMailTexts } from '@/lib/web-page/mail/mail-addresses';
import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements, resolveBaseUrl } from '@/lib/web-page/read-head';
import { pageForms } from '../facts/local-business/form-fields';
import { findScriptService } from '../facts/local-business/form-services';
import { emptyShell } from '../facts/page/empty-shell';
import { findPageLanguage } from '../facts/page/find-text-language';
import type { JourneyFacts } from './journey-facts';
import { chooseLink } from './journey-guide';
import { judgeJourney } from './judge-journey';

const TEXT_LIMIT = 60_000;

/** What the source alone tells about a customer's way: no places, no steps. Null without HTML, and for a page that is empty until its scripts run. */
export function readSourceJourney(html: HtmlFacts | null, url: string): JourneyFacts | null {
  if (!html) return null;
  const page = toJourneyPage(html, url);
  const visit = { pages: [page], steps: [], frames: [], ended: 'no_link', stopped: 0 } as const;
  const facts = judgeJourney(visit, 'source');
  if (!facts) return null;
  const { call, visit: way, message, form } = facts;
  const isSilent = [call, way, message, form].every(({ state }) => state === 'none');
  // What its scripts will show, its source doesn't tell.
  if (isSilent && emptyShell(html, url)) return null;
  const next = form.state === 'none' || form.state === 'service' ? chooseLink(page, [url]) : null;
  return {
    ...facts,
    form: next
      ? { state: 'linked', steps: [next], found: null, ended: 'source' }
      : { ...form, ended: 'source' },
  };
}

function toJourneyPage(html: HtmlFacts, url: string): JourneyPage {
  const cut = (text = '', length = 120) => text.slice(0, length);
  const place = ({ hidden }: PageElement) => ({
    box: null,
    seen: hidden ? ('hidden' as const) : ('unknown' as const),
  });
  const links = ['a', 'area'].flatMap((name) => listElements(html, name));
  return {
    url,
    base: resolveBaseUrl(html, url),
    lang: cut(findPageLanguage(html), 40),
    ...(writesMail(html) && { writesMail: true as const }),
    texts: listShownMailTexts(html).map((text) => ({
      text: text.slice(0, TEXT_LIMIT),
      box: null,
      seen: 'unknown' as const,
    })),
    links: [...links, ...listElements(html, 'button')].map((element) => ({
      href: cut(element.attributes.href, 2048),
      text: cut(element.text || element.altText || element.attributes['aria-label']),
      ...place(element),
    })),
    frames: [
      ...listElements(html, 'iframe').map((frame) => ({
        address: cut(frame.attributes.src || frame.attributes['data-src'], 2048),
        title: cut(frame.attributes.title || frame.attributes['aria-label']),
        ...place(frame),
      })),
      // A service's script puts its form where the browser would show a frame.
      ...listElements(html, 'script')
        .filter(({ attributes }) => findScriptService(attributes.src ?? '', resolveBaseUrl(html, url)))
        .map(({ attributes }) => ({
          address: cut(attributes.src, 2048),
          title: '',
          box: null,
          seen: 'unknown' as const,
        })),
    ],
    forms: pageForms(html).map((form) => toForm(form, html)),
    covers: [],
  };
}

function toForm({ element, fields }: ReturnType<typeof pageForms>[number], html: HtmlFacts): JourneyForm {
  const labels = new Map(
    listElements(html, 'label').map(({ attributes, text }) => [attributes.for ?? '', text] as const),
  );
  const all = fields.map(({ element: field, isRequired }): JourneyField => {
    const label = labels.get(field.attributes.id ?? '')?.slice(0, 120) ?? '';
    const named = [
      label,
      field.attributes['aria-label'],
      field.attributes['aria-labelledby'],
      field.attributes.title,
    ];
    return {
      name: field.name === 'select' || field.name === 'textarea' ? field.name : 'input',
      attributes: field.attributes,
      label,
      // A label around the field has no `for`.
      isLabelled: named.some((text) => text?.trim()) || field.parent === 'label',
      isRequired,
    };
  });
  return {
    box: null,
    seen: element.hidden ? 'hidden' : 'unknown',
    action: element.attributes.action ?? null,
    asked: all.length,
    required: all.filter(({ isRequired }) => isRequired).length,
    fields: all,
    hasPassword: false,
    send: null,
  };
}

const scripted =
  /(?:document\.write|innerHTML|outerHTML|insertAdjacentHTML|\.href\s?=|location|createElement)[\s\S]{0,400}?(?:mailto|['"]@|@['"]|&#64;|&#x40;|%40)/;

/** Whether an inline script puts an address together that collectors shall not find. */
function writesMail(html: HtmlFacts): boolean {
  return listElements(html, 'script').some(
    ({ attributes, text }) =>
      attributes.src === undefined && !attributes.type?.includes('json') && scripted.test(text),
  );
}
