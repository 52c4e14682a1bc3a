const named =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl\/|wget\/|python|facebookexternalhit/i;

/** Whether a browser's name is that of a program that reads pages by itself. Those that say nothing can't be told apart. */
export function isBot(userAgent: string): boolean {
  return named.test(userAgent);
}
