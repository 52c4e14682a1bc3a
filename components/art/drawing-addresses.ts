// Written by `npm run tool -- drawings`: browsers keep these files for a week, so a changed file needs another address.
export const bot = '/art/bot.svg?a837af';
export const covers = '/art/covers.svg?fe0166';
export const people = '/art/people.svg?8d4aa7';
export const services = '/art/services.svg?973628';
export const shell = '/art/shell.svg?32191c';
