import 'server-only';
import { z } from 'zod';
import { contentSchema, layoutSchema, paintSchema } from './facts-schema';
import { findUncrawlable } from './in-page/find-uncrawlable';
import { measureAccess } from './in-page/measure-access';
import { measureContent } from './in-page/measure-content';
import { measureCovers } from './in-page/measure-covers';
import { measureFirstVisit } from './in-page/measure-first-visit';
import { measureForms } from './in-page/measure-forms';
import { measureJourney } from './in-page/measure-journey';
import { measureLayout } from './in-page/measure-layout';
import { measurePaint } from './in-page/measure-paint';
import { measureTargets } from './in-page/measure-targets';
import { type JourneyPage, journeyPageSchema } from './journey-page';
import type { PageWorld } from './page-world';

/** Paint and layout shift during loading, before anything scrolls the page. */
export function takePaint(world: PageWorld) {
  return world.ask(paintSchema, `(${measurePaint})(tools)`);
}

/** Words and links; `html` is the document as sent by the server. */
export async function takeContent(world: PageWorld, html: string) {
  const doubtful = await world.ask(
    z.int(),
    `globalThis.links = (${findUncrawlable})(); globalThis.links.doubtful.length`,
  );
  const listening = await world.findListening('globalThis.links.doubtful', doubtful);
  const uncrawlable = `[...links.certain, ...${JSON.stringify(listening)}.map((index) => links.doubtful[index])]`;
  const given = `{ html: ${JSON.stringify(html)}, uncrawlable: ${uncrawlable} }`;
  return world.ask(contentSchema, `(${measureContent})(tools, ${given})`);
}

/** Sizes, overflow and contrast, which can be marked on a picture taken directly afterwards. */
export async function takeLayout(world: PageWorld) {
  const { default: axe } = await import('axe-core');
  await world.run(`${axe.source}; undefined`);
  return world.ask(
    layoutSchema,
    `(async () => {
      const { failingTargets, ...access } = await (${measureAccess})(tools, globalThis.axe);
      const tapTargets = (${measureTargets})(tools, { failing: failingTargets });
      return { ...access, tapTargets, ...(${measureLayout})(tools), ...(${measureFirstVisit})(tools) };
    })()`,
  );
}

/** What a page offers customers, as displayed from its top. */
export function takeJourney(world: PageWorld, url: string): Promise<JourneyPage> {
  return world.ask(
    journeyPageSchema,
    `({
      url: ${JSON.stringify(url.slice(0, 4096))},
      base: document.baseURI.slice(0, 4096),
      lang: document.documentElement.lang.slice(0, 40),
      ...(${measureJourney})(tools),
      forms: (${measureForms})(tools),
      covers: (${measureCovers})(tools),
    })`,
  );
}
