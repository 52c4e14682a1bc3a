import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** Lighthouse's rule: a frame, such as a map or a video, has a title that describes its content. */
export const frameTitle = definePageCheck({
  id: 'frame-title',
  category: 'content',
  severity: 'warning',
  weight: 0.5,
  source: 'https://dequeuniversity.com/rules/axe/4.11/frame-title',
  reasons: ['missing'],
  cause: { kind: 'forms', from: 'element' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }) => {
    const frames = ['iframe', 'frame']
      .flatMap((name) => listElements(html, name))
      .filter(({ hidden }) => !hidden);
    if (frames.length === 0) return notApplicable;
    const untitled = frames.filter(({ attributes }) => {
      const names = [attributes.title, attributes['aria-label'], attributes['aria-labelledby']];
      return !names.some((words) => words?.trim()) && !/^(?:none|presentation)$/i.test(attributes.role ?? '');
    });
    if (untitled.length === 0) return passed;
    return { status: 'failed', reason: 'missing', count: untitled.length, evidence: listEvidence(untitled) };
  },
});
