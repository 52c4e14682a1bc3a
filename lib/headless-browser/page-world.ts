import 'server-only';
import type { CDPSession } from 'playwright-core';
import type { z } from 'zod';
import { makePageTools } from './in-page/page-tools';

/**
 * An isolated world in a page: it sees the page's document, but the page's scripts can neither see nor change what runs
 * here. https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-createIsolatedWorld
 */
export class PageWorld {
  readonly #session: CDPSession;
  readonly #contextId: number;

  private constructor(session: CDPSession, contextId: number) {
    this.#session = session;
    this.#contextId = contextId;
  }

  static async open(session: CDPSession): Promise<PageWorld> {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'measurements',
    });
    const world = new PageWorld(session, executionContextId);
    // Some compilers insert calls of a helper with this name into functions.
    await world.run(
      `globalThis.__name = (value) => value; globalThis.tools = (${makePageTools})(); undefined`,
    );
    return world;
  }

  /** Evaluates an expression, which may use `tools`, and validates its result. */
  async ask<Answer>(schema: z.ZodType<Answer>, expression: string): Promise<Answer> {
    const { result } = await this.#evaluate(expression, { returnByValue: true });
    return schema.parse(result.value);
  }

  async run(expression: string): Promise<void> {
    await this.#evaluate(expression, { returnByValue: true });
  }

  /** Indexes of the elements, in a list given by an expression, that have listeners of the page's scripts. */
  async findListening(expression: string, length: number): Promise<number[]> {
    const found: number[] = [];
    for (let index = 0; index < length; index += 1) {
      const { result } = await this.#evaluate(`(${expression})[${index}]`, { returnByValue: false });
      if (result.objectId && (await this.#isListening(result.objectId))) found.push(index);
    }
    return found;
  }

  /** Listeners belong to a world, so the element is resolved in the page's own. */
  async #isListening(objectId: string): Promise<boolean> {
    const { node } = await this.#session.send('DOM.describeNode', { objectId });
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: node.backendNodeId });
    if (!object.objectId) return false;
    const { listeners } = await this.#session.send('DOMDebugger.getEventListeners', {
      objectId: object.objectId,
    });
    return listeners.length > 0;
  }

  async #evaluate(expression: string, options: { returnByValue: boolean }) {
    const answer = await this.#session.send('Runtime.evaluate', {
      expression,
      contextId: this.#contextId,
      awaitPromise: true,
      ...options,
    });
    if (answer.exceptionDetails) {
      throw new Error(
        `A measurement failed: ${answer.exceptionDetails.exception?.description?.slice(0, 300)}`,
      );
    }
    return answer;
  }
}
