import { pagePaths } from '@/lib/site/pages';
import { adviceStates } from './states/advice-states';
import { contentStates } from './states/content-states';
import { seoStates } from './states/seo-states';
import { shellStates } from './states/shell-states';
import { toolStates } from './states/tool-states';
import type { Subject } from './subject';

/** Styles for hover and focus hardly depend on width and language, so one of each is enough. */
const once = { languages: ['en'], widths: [1440] } as const;

/** All pages and states, and the report at a path. */
export function listSubjects(report: string): Subject[] {
  const pages = pagePaths.map((path): Subject => ({ id: `page/${toName(path)}`, path, frame: 'page' }));
  pages.push({ id: 'page/report', path: report, frame: 'page' });
  return [
    ...pages,
    ...[...shellStates, ...seoStates, ...toolStates, ...adviceStates, ...contentStates].map(atFewerWidths),
    ...pages.flatMap(inOtherWays),
  ];
}

/** States whose layout differs much from the page's, captured at all widths. */
const layouts = /unfolded|succeeds|plan-|given|searched|clients-|blog-|not-found/;

/** Limits states with small changes, such as notices and busy buttons, to a narrow and a wide screenshot. */
function atFewerWidths(state: Subject): Subject {
  const isDetail = state.frame === 'page' && !layouts.test(state.id);
  return isDetail && !state.widths ? { ...state, widths: [390, 1440] } : state;
}

/** A page with all elements hovered, then focused, without script, and in print. */
function inOtherWays(page: Subject): Subject[] {
  const name = page.id.replace('page/', '');
  return [
    { ...page, ...once, id: `hover/${name}`, pseudo: 'hover' },
    { ...page, ...once, id: `focus/${name}`, pseudo: 'focus' },
    { ...page, ...once, id: `no-script/${name}`, script: 'off', widths: [390, 1440], themes: ['light'] },
    { ...page, ...once, id: `print/${name}`, medium: 'print', widths: [820], themes: ['light'] },
  ];
}

function toName(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
}
