import path from 'node:path';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * Possible locations of Chrome and Chromium on all systems, most common names first; most don't exist. Used by tests
 * and scripts as well, so the environment is a parameter.
 */
export function listChromiumLocations(source: Readonly<Record<string, string | undefined>>): string[] {
  const folders = (source.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const windows = windowsFolders.flatMap((name) => source[name] ?? []);
  const onWindows = windows.map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe'));
  return [...onPath, macApplication, ...onWindows];
}
