import './route-environment';

/** To be imported before anything of the site: lets its page fetcher reach the tests' own servers, as often as they like. */
process.env.OUTBOUND_ALLOW = '127.0.0.1:1024-65535';
process.env.RATE_LIMITS = 'off';
