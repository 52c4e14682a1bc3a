import 'server-only';

/** Variables that a program needs to start: no settings of this site, and so no secrets. */
const names = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
] as const;

/** The environment for a program that must not see our settings. */
export function programEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
}
