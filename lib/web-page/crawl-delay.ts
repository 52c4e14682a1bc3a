/** Longest delay: a day. Longer values don't express a wish to be crawled slowly. */
const LONGEST_SECONDS = 86_400;

/**
 * Seconds that robots.txt asks a robot to wait between requests; 0 for none. The robot's own group applies, otherwise
 * the one for all (`*`). Not standardised: https://en.wikipedia.org/wiki/Robots.txt#Crawl-delay_directive
 */
export function crawlDelay(text: string, robot: string): number {
  const own = (robot.toLowerCase().split('/', 1)[0] ?? '').trim();
  const delays = new Map<string, number>();
  const named = new Set<string>();
  let agents: string[] = [];
  let isOpen = false;
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const line = raw.split('#', 1)[0] ?? '';
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === 'user-agent') {
      agents = [...(isOpen ? agents : []), (value.toLowerCase().split('/', 1)[0] ?? '').trim()].slice(-50);
      for (const agent of agents) if (agent === own) named.add(agent);
      isOpen = true;
    } else if (name !== '') {
      isOpen = false;
      const seconds = name === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,6})?$/.test(value) ? Number(value) : 0;
      if (seconds > 0)
        for (const agent of agents) if (agent === own || agent === '*') delays.set(agent, seconds);
    }
  }
  return Math.min(delays.get(named.has(own) ? own : '*') ?? 0, LONGEST_SECONDS);
}
