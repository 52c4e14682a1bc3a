// Apart from the schema, which the parser's process doesn't need.

export const offerNames = ['phone', 'address', 'hours', 'price', 'ask'] as const;
export const journeyNames = ['call', 'visit', 'form', 'message'] as const;
/** Where the form is sent to. `page`: the page itself, or its script. `frame`: a form service's frame, which we don't look into. `service`: another website, to which a link leads. */
export const formTargets = [
  'page',
  'site',
  'provider',
  'frame',
  'service',
  'elsewhere',
  'mail',
  'private',
  'insecure',
  'nowhere',
] as const;
