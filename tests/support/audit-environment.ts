import './route-environment';

/** Must be imported before any site module: lets the page fetcher reach the tests' own servers, without limits. */
process.env.OUTBOUND_ALLOW = '127.0.0.1:1024-65535';
process.env.RATE_LIMITS = 'off';
