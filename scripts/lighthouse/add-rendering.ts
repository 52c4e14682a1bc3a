import { toRenderedFacts } from '@/lib/audit/phone/to-rendered-facts';
import { applyRendering } from '@/lib/audit/report/apply-rendering';
import type { Renderer } from '@/lib/rendered-page/renderer';
import type { EngineAnswer } from './run-engine';

/** Adds the findings of our own browser to the engine's answer about a page; returns it unchanged if the browser failed. */
export async function addRendering(
  engine: EngineAnswer,
  address: string,
  { render }: Pick<Renderer, 'render'>,
): Promise<{ engine: EngineAnswer; isRendered: boolean }> {
  const rendering = await render(address);
  if (rendering.outcome === 'not_rendered') {
    console.info(`${address}: not rendered (${rendering.reason})`);
    return { engine, isRendered: false };
  }
  const combined = applyRendering([...engine.findings.values()], toRenderedFacts(rendering.page));
  const findings = new Map(combined.map((finding) => [finding.id, finding]));
  return { engine: { ...engine, findings }, isRendered: true };
}
