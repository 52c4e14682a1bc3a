import './audit-environment';

/** Must be imported before any site module: audits then expect a browser, which the tests bring along themselves. */
process.env.RENDERING = 'on';
process.env.CHROMIUM_PATH = process.execPath;
process.env.CHROMIUM_WS = '';
