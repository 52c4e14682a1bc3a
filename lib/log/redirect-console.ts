import 'server-only';
import { format, stripVTControlCharacters } from 'node:util';
import { log, writesJson } from './log';

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const;

/** Redirects the console output of Next and packages to the log, so that all its lines are JSON. */
export function redirectConsole(): void {
  if (!writesJson) return;
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(console, method, (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const text = stripVTControlCharacters(format(...parts.filter((part) => part !== error))).trim();
      if (text || error) log[level](text || 'An error was printed:', error);
    });
  }
}
