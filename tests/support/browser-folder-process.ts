import { openBrowser } from '@/lib/headless-browser/open-browser';

/* Opens a browser with its profile, says so, and waits to be killed; or closes it and ends, if it is told to. */
const [path = '', ending] = process.argv.slice(2);
const { browser } = await openBrowser({ kind: 'program', path, priority: 'equal' }, 9);
process.stdout.write('open\n');
if (ending === 'close') await browser.close();
else setInterval(() => {}, 1000);
