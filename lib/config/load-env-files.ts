import nextEnv from '@next/env';

// Imported before whatever reads a setting: Next's own loader, which changes no variable that is set.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
