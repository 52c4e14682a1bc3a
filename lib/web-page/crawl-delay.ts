import { namesRobot, readRobotName, readRobotsLines } from './robots-lines';

/** Longest delay: a day. Longer values don't express a wish to be crawled slowly. */
const LONGEST_SECONDS = 86_400;

/**
 * Seconds that robots.txt asks a robot to wait between requests; 0 for none. The robot's own group applies, otherwise
 * the one for all (`*`). Not standardised: https://en.wikipedia.org/wiki/Robots.txt#Crawl-delay_directive
 */
export function crawlDelay(text: string, robot: string): number {
  const own = readRobotName(robot);
  const delays = new Map<string, number>();
  let isNamed = false;
  let agents: string[] = [];
  let isOpen = false;
  for (const { kind, value } of readRobotsLines(text)) {
    if (kind === 'user-agent') {
      const named = [own, '*'].filter((agent) => namesRobot(value, agent));
      isNamed ||= named.includes(own);
      agents = isOpen ? [...new Set([...agents, ...named])] : named;
      isOpen = true;
      continue;
    }
    isOpen = false;
    const seconds = kind === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,6})?$/.test(value) ? Number(value) : 0;
    if (seconds > 0) for (const agent of agents) delays.set(agent, seconds);
  }
  return Math.min(delays.get(isNamed ? own : '*') ?? 0, LONGEST_SECONDS);
}
