/**
 * Crawlers of AI services, by their names in robots.txt. `search`: finds pages that answers link. `user`: opens a page that
 * somebody asks about. `training`: collects texts for models. Google-Extended and Applebot-Extended are names in robots.txt
 * only; the pages are read by Googlebot and Applebot.
 * https://platform.openai.com/docs/bots
 * https://support.claude.com/en/articles/8896518
 * https://docs.perplexity.ai/guides/bots
 * https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers#google-extended
 */
export const aiCrawlerNames = [
  { robot: 'OAI-SearchBot', purpose: 'search' },
  { robot: 'Claude-SearchBot', purpose: 'search' },
  { robot: 'PerplexityBot', purpose: 'search' },
  { robot: 'ChatGPT-User', purpose: 'user' },
  { robot: 'Claude-User', purpose: 'user' },
  { robot: 'Perplexity-User', purpose: 'user' },
  { robot: 'GPTBot', purpose: 'training' },
  { robot: 'ClaudeBot', purpose: 'training' },
  { robot: 'Google-Extended', purpose: 'training' },
  { robot: 'Applebot-Extended', purpose: 'training' },
  { robot: 'meta-externalagent', purpose: 'training' },
  { robot: 'CCBot', purpose: 'training' },
] as const;
