/** Arguments of Node for a script of `scripts`, as `npm run` starts it, without the extra process of the `tsx` command. */
export const scriptArguments = (name: string, ...given: string[]): string[] => [
  '--import',
  'tsx',
  '--conditions=react-server',
  `scripts/${name}.ts`,
  ...given,
];
