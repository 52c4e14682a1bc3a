import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Counts every TCP connection that this process opens. https://nodejs.org/api/diagnostics_channel.html#net */
export function watchConnections() {
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  subscribe('net.client.socket', count);
  return {
    begun: () => begun,
    stop: () => unsubscribe('net.client.socket', count),
  };
}
