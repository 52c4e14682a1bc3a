import type { CDPSession, Page } from '@playwright/test';
import type { Subject } from './subject';

/** Within drawings, only the outermost element has states. */
const elements = 'body *:not(svg *):not(script):not(style)';
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';

/** Shows all elements in a state that usually only one can have, like the browser's developer tools. */
export async function forcePseudo(page: Page, pseudo: NonNullable<Subject['pseudo']>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  if (pseudo === 'hover') return force(session, elements, ['hover']);
  await force(session, elements, ['focus-within']);
  await force(session, focusable, ['focus', 'focus-visible', 'focus-within']);
}

async function force(session: CDPSession, selector: string, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}
