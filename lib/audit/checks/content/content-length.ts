import { definePageCheck, passed } from '../../check';

/** Words outside the page's header, footer and menus; seonaut's figure. No search engine publishes one, so it is reported, not scored. */
const WORDS_MIN = 200;

export const contentLength = definePageCheck({
  id: 'content-length',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['client-rendered'],
  reasons: ['thin'],
  cause: 'myth',
  effort: { loses: 'find', minutes: 90 },
  run: ({ page: { html } }) => {
    const values = { words: html.wordCount, limit: WORDS_MIN };
    return html.wordCount < WORDS_MIN ? { status: 'failed', reason: 'thin', values } : { ...passed, values };
  },
});
