import autocannon from 'autocannon';

const connections = 16;
const warmUpRequests = 200;
/** The Accept-Encoding of browsers. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Measures requests per second for an address, with 16 concurrent requests. */
export async function countPerSecond(address: string, seconds: number): Promise<number> {
  await sendRequests(address, warmUpRequests);
  return (await drive(address, { duration: seconds })).requests.average;
}

export async function sendRequests(address: string, amount: number): Promise<void> {
  await drive(address, { amount });
}

/** Sends requests. Throws if a response isn't the page, because the figures would be meaningless. */
async function drive(
  address: string,
  load: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  // An IP address, because a DNS look-up costs as much time as the request.
  const url = address.replace('//localhost', '//127.0.0.1');
  const result = await autocannon({ url, connections, headers, ...load });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests of ${address} were not answered with the page.`);
  return result;
}
