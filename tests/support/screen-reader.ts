import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test';

/** What is different in each run, and what is written instead. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/127\.0\.0\.1:\d+/g, 'smith.example'],
  [/(?<=SEO audit of )127\.0\.0\.1/g, 'smith.example'],
  [/([A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]+ 20\d\d((, | at )\d{1,2}:\d\d ?[ap]m)?/g, '(date)'],
  [/option "[^"]*(?:\d:\d\d|[۰-۹]:[۰-۹]{2})[^"]*"/g, 'option "(time for a call)"'],
  [/[۰-۹]{1,2} \S+ [۰-۹]{4}/g, '(date)'],
  [/(?:[A-Z][a-z]+day,?|\S*شنبه|جمعه) \(date\)/g, '(date)'],
  [/\d{1,2}:\d\d ?[ap]m( (UTC|GMT\S*|AE[SD]T))?|[۰-۹]{1,2}:[۰-۹]{2}( \([^)]*\))?/gi, '(time)'],
  [/(no\.|شماره) [\da-f]{8}/gi, '$1 (number)'],
  // How fast the website answered.
  [/Page speed \d+/g, 'Page speed (score)'],
  [/Dana [\da-f]{8}/g, 'Dana Whitlock'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(number)'],
  // Other enquiries of the same run.
  [/(heading|region) "\d+ leads?"/g, '$1 "(number) leads"'],
];

/** What a snapshot has but nobody hears: addresses of links, parts without words, and the scale in a dial. */
const unheard: readonly (readonly [RegExp, string])[] = [
  [/^\s*- (\/url: .*|status|paragraph)$\n?/gm, ''],
  [/^(\s*- '?img "[^"]*"'?): .*$/gm, '$1'],
  // A link without parts but its address.
  [/^(\s*)(- '?link ".*"'?):$(?!\n\1\s)/gm, '$1$2'],
];

/**
 * Writes down what a screen reader says on a journey, from the accessibility tree: the title and the headings of a page that
 * opens, roles, names and states of what is read, what live regions announce, and where the focus is.
 * `passing`: announcements that are replaced before they are heard if the server is quick.
 */
export async function listen(page: Page, passing: readonly string[] = []) {
  const lines: string[] = [];
  const said: string[] = [];
  let [title, focus] = ['', ''];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.addInitScript(reportLiveRegions);
  // The strip would come at another moment in each run.
  await page.addInitScript(() =>
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
  );
  const write = (text: string) => {
    const rules = [...masks, ...unheard];
    lines.push(rules.reduce((all, [pattern, instead]) => all.replaceAll(pattern, instead), text).trimEnd());
  };

  return {
    /** What the visitor does; `act` ends when its outcome is there. */
    async step(name: string, act: () => Promise<unknown>): Promise<void> {
      write(`\n# ${name}`);
      await act();
      // What was reported before this answer has arrived.
      await page.evaluate(() => undefined);
      for (const text of said.splice(0)) if (!passing.includes(text)) write(`says: ${text}`);
      const opened = await page.title();
      if (opened !== title) {
        write(`page: ${opened}`);
        write(await outline(page));
      }
      const focused = await describeFocus(page);
      if (focused !== focus) write(`focus: ${focused}`);
      [title, focus] = [opened, focused];
    },
    /** Waits until this has been announced. */
    hears: (text: string) => expect.poll(() => said.join('\n')).toContain(text),
    /** What is read, from the beginning of an element to its end. */
    async read(part: Locator): Promise<void> {
      write(await part.ariaSnapshot());
    },
    expectToBe: (file: string) => expect(`${lines.join('\n').trim()}\n`).toMatchSnapshot(file),
  };
}

/** Landmarks and headings, by which pages are skimmed. */
async function outline(page: Page): Promise<string> {
  const all = (await page.locator('body').ariaSnapshot()).split('\n');
  const role = /^\s*- (banner|navigation|main|region|complementary|contentinfo|search|form|heading)\b/;
  return all
    .filter((line) => role.test(line))
    .map((line) => line.replace(/:$/, ''))
    .join('\n');
}

async function describeFocus(page: Page): Promise<string> {
  const element = page.locator(':focus');
  if ((await element.count()) === 0) return 'the page';
  const [line = ''] = (await element.ariaSnapshot()).split('\n');
  const more = await element.evaluate((node) => {
    const ids = node.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.flatMap((id) => document.getElementById(id)?.textContent || []);
    return texts.map((text) => `described as: ${text.trim()}`);
  });
  return [line.replace(/^- |:$/g, ''), ...more].join(', ');
}

/** Runs in the page, before its scripts. */
function reportLiveRegions(): void {
  const live = '[role="status"],[role="alert"],[role="log"],[aria-live]:not([aria-live="off"])';
  const known = new WeakMap<Element, string>();
  const tell: unknown = Reflect.get(window, 'heard');
  const changedRegions = ({ target, addedNodes }: MutationRecord): Element[] => {
    const at = target instanceof Element ? target : target.parentElement;
    const added = [...addedNodes].filter((node) => node instanceof Element);
    const inside = added.flatMap((node) => [
      ...(node.matches(live) ? [node] : []),
      ...node.querySelectorAll(live),
    ]);
    return [at?.closest(live) ?? [], inside].flat();
  };
  new MutationObserver((changes) => {
    for (const region of new Set(changes.flatMap(changedRegions))) {
      if (!(region instanceof HTMLElement) || !region.checkVisibility()) continue;
      // biome-ignore lint/performance/useDomNodeTextContent: it leaves out what isn't displayed.
      const text = region.innerText.replaceAll(/\s+/g, ' ').trim();
      if (text && text !== known.get(region) && typeof tell === 'function') tell(text);
      known.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
