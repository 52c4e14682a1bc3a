const named =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl\/|wget\/|python|facebookexternalhit/i;

/** Whether a user agent says that it is a crawler or another robot. Robots that don't say so aren't recognised. */
export function isBot(userAgent: string): boolean {
  return named.test(userAgent);
}
