import autocannon from 'autocannon';

const connections = 16;
const warmUpRequests = 200;
/** What browsers say; each server answers in the best form that it has. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** How many requests of an address are answered in a second, with 16 of them under way at any time. */
export async function countPerSecond(address: string, seconds: number): Promise<number> {
  await sendRequests(address, warmUpRequests);
  return (await drive(address, { duration: seconds })).requests.average;
}

export async function sendRequests(address: string, amount: number): Promise<void> {
  await drive(address, { amount });
}

/** Throws when something else than the page was answered: such figures would say nothing. */
async function drive(
  address: string,
  load: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  // Looking up a name would cost this process as much as the request.
  const url = address.replace('//localhost', '//127.0.0.1');
  const result = await autocannon({ url, connections, headers, ...load });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests of ${address} were not answered with the page.`);
  return result;
}
