/** How the name of every browser begins. Programs that fetch pages without one (curl/8, GPTBot/1.2) begin with their own. */
const browser = /^(?:Mozilla|Opera) ?\/ ?\d|^\[FBAN\//;

/** What robots write into the comment that browsers have about system and device. */
const robotComment = /compatible|https?:|bot\/|-Google\//;

/** Words of robots' names and of their addresses, none of which a browser writes after its device. */
const robot =
  /bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|ptst|gtmetrix|pingdom|phantomjs|puppeteer|playwright|cypress|python|facebookexternalhit|[a-z]preview\b|preview\/|\bmonitor|monitor(?:ing)?\b|fetch|scrap|archiv|checker|validator|inspect|\bscan|feed|verif|analy[sz]|index|probe|synthetic|cloudflare|chatgpt|claude|perplexity|mediapartners|google(?:other|-)|-google\b|\bjava\/|agent\b|https?:|www\.|\.com\b|@[a-z-]+\./i;

/**
 * Whether a user agent says that it is a crawler or another robot. Those that don't say so aren't recognised. Measured with
 * the lists of the packages isbot and crawler-user-agents.
 */
export function isBot(userAgent: string): boolean {
  return userAgent !== '' && (!browser.test(userAgent) || robot.test(withoutDevice(userAgent)));
}

/**
 * Without the comment about system and device, whose maker chose the words: CUBOT, “M bot 60”, “Smart Monitor”. Robots put
 * their names elsewhere, or write `compatible`, or an address into it.
 */
function withoutDevice(userAgent: string): string {
  const start = userAgent.indexOf('(');
  const end = userAgent.indexOf(')', start);
  if (start < 0 || end < 0 || robotComment.test(userAgent.slice(start, end))) return userAgent;
  return userAgent.slice(0, start) + userAgent.slice(end + 1);
}
