import './audit-environment';

/** Must be imported before any site module. Audits then expect a browser, which the tests provide themselves. */
process.env.RENDERING = 'on';
process.env.CHROMIUM_PATH = process.execPath;
process.env.CHROMIUM_WS = '';
