import { defineCheck, notApplicable, passed } from '../../check';

/** Words outside the page's header, footer and menus; seonaut's figure. No search engine publishes one, so it is reported, not scored. */
const WORDS_MIN = 200;

export const contentLength = defineCheck({
  id: 'content-length',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  seenIn: 'html',
  needsHtml: true,
  needs: ['client-rendered'],
  reasons: ['thin'],
  run: ({ page: { html } }) => {
    if (!html) return notApplicable;
    const values = { words: html.wordCount, limit: WORDS_MIN };
    return html.wordCount < WORDS_MIN ? { status: 'failed', reason: 'thin', values } : { ...passed, values };
  },
});
