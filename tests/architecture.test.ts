import { isClientFile, listImports, type SourceFile, sourceFiles } from './support/source-files';

const code = sourceFiles(
  ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts', 'server.ts'],
  /\.tsx?$/,
);
const byPath = new Map(code.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

const platform = new Set([
  'config',
  'durations',
  'errors',
  'i18n',
  'log',
  'http',
  'net',
  'db',
  'jobs',
  'mail',
  'webhook',
]);
const site = new Set(['site', 'metadata', 'og', 'content', 'consent', 'browser', 'traffic-sources']);
const domainsMayUse: Record<string, readonly string[]> = {
  'ai-recommendations': ['profile', 'advisor', 'results'],
  'smart-personalization': ['advisor', 'tracking', 'results'],
  'business-growth': ['audit', 'results'],
  'headless-browser': ['web-page'],
  payment: ['leads'],
  audit: ['leads', 'headless-browser', 'results', 'web-page'],
  // Their work after an answer is in one list.
  background: ['advisor', 'audit', 'leads', 'newsletter', 'privacy', 'staff', 'tracking'],
  // Who asks to be forgotten, and what has been kept long enough, is in all of them.
  privacy: ['audit', 'leads', 'newsletter', 'profile', 'results', 'tracking'],
  staff: ['leads', 'newsletter', 'privacy', 'tracking'],
  attachments: ['audit', 'business-growth', 'smart-personalization', 'ai-recommendations', 'results'],
};
/** The folders of lib/audit, and the folders that each may import. The contracts, which are doors as well, all may. */
const auditFolders: Record<string, readonly string[]> = {
  facts: [],
  visit: [],
  checks: ['facts', 'phone-screen'],
  'contact-journey': ['facts'],
  engine: ['checks', 'facts', 'visit', 'contact-journey'],
  example: ['engine', 'checks'],
  causes: ['engine', 'checks', 'facts'],
  crawl: ['causes', 'engine', 'checks', 'facts'],
  repairs: ['crawl', 'causes', 'engine', 'checks'],
  rivals: ['engine', 'checks', 'visit'],
  'phone-screen': ['contact-journey'],
  proof: ['repairs', 'crawl', 'causes', 'engine', 'checks', 'visit'],
  report: [
    'proof',
    'repairs',
    'rivals',
    'crawl',
    'causes',
    'engine',
    'checks',
    'facts',
    'phone-screen',
    'contact-journey',
    'visit',
  ],
  watch: ['report', 'proof', 'phone-screen', 'engine', 'checks', 'facts', 'visit'],
  request: ['report', 'rivals', 'crawl', 'phone-screen', 'engine', 'visit'],
  jobs: [
    'watch',
    'report',
    'repairs',
    'rivals',
    'crawl',
    'phone-screen',
    'engine',
    'visit',
    'contact-journey',
  ],
};
const isAuditDoor = (target: string) => /^lib\/audit\/[\w-]+$/.test(target);
const auditContracts = ['check', 'schema', 'limits', 'presented'];
const serverModules =
  /^(node:(fs|fs\/promises|sqlite|net|tls|http|https|http2|dns|dns\/promises|child_process|dgram|worker_threads)|pg|kysely|resend|nodemailer(\/.*)?|rate-limiter-flexible|undici|next\/headers)$/;

/** Parts of the parser's process, and the reading thread: run by Node without a bundler, where `server-only` throws. */
const plainNode = new Set([
  ...['main', 'frames', 'cpu-limit', 'cpu-watch'].map((name) => `lib/web-page/parser/${name}.ts`),
  'lib/db/reader/read-worker.ts',
]);

/** Next replaces these settings by their values in the code. */
const printedSettings = ['lib/config/printed-phone.ts', 'lib/config/printed-error-words.ts'];

/** Allowed imports within the project, by folder. */
function mayImport(from: string, target: string): boolean {
  const [top = '', folder = ''] = from.split('/');
  const [targetTop = '', targetFolder = ''] = target.split('/');
  if (top === 'app')
    return ['app', 'components', 'lib'].includes(targetTop) && (targetTop !== 'app' || isAsset(target));
  if (top === 'components') return ['components', 'lib'].includes(targetTop);
  if (top === 'middleware.ts')
    return targetTop === 'lib' && ['i18n', 'site', 'config'].includes(targetFolder);
  if (top === 'instrumentation.ts' || top === 'server.ts') return targetTop === 'lib';
  if (targetTop === 'messages') return true;
  return targetTop === 'lib' && libMayImport(folder.replace('.ts', ''), targetFolder);
}

function libMayImport(folder: string, target: string): boolean {
  if (folder === target) return true;
  if (folder === 'errors' || folder === 'durations') return false;
  if (folder === 'config') return target === 'errors' || target === 'durations';
  if (platform.has(folder)) return platform.has(target);
  if (platform.has(target) || site.has(target)) return true;
  return !site.has(folder) && (domainsMayUse[folder] ?? []).includes(target);
}

function isAsset(target: string): boolean {
  return /\.(css|woff2?)$/.test(target);
}

function projectImports(file: SourceFile): string[] {
  return listImports(file)
    .map(({ target }) => target)
    .filter((target) => /^(app|components|lib|messages|public|scripts|tests)\//.test(target));
}

/** Everything a file imports at run time, directly or not: packages, and files of the project. */
function reachable(file: SourceFile, seen = new Set<string>()): Set<string> {
  for (const { target, typeOnly } of listImports(file)) {
    if (typeOnly || seen.has(target)) continue;
    seen.add(target);
    const next = byPath.get(target);
    if (next) reachable(next, seen);
  }
  return seen;
}

/** The files of circles, and those between two circles: what is left without the ends of the graph, types included. */
function listCircles(): string[] {
  const name = ({ path }: SourceFile) => path.replace(/\.tsx?$/, '');
  const imports = new Map(code.map((file) => [name(file), listImports(file).map(({ target }) => target)]));
  const left = new Set(imports.keys());
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left].flatMap((path) => imports.get(path) ?? []));
    for (const path of left) {
      const importsNone = !imports.get(path)?.some((target) => left.has(target));
      if (importsNone || !imported.has(path)) left.delete(path);
    }
  }
  return [...left];
}

/** The project's modules that are loaded with a file: what it imports at run time, directly or not, without `import(…)`. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  const file = byPath.get(path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const { target, typeOnly, later } of listImports(file)) {
    if (!typeOnly && !later) loadedWith(target, seen);
  }
  return seen;
}

describe('the import rules of the architecture', () => {
  it('imports point right and down, and a domain imports no other domain', () => {
    const wrong = code.flatMap((file) =>
      projectImports(file)
        .filter((target) => !mayImport(file.path, target))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no imports go round in a circle, not even of types', () => {
    expect(listCircles()).toEqual([]);
  });

  it('what lies directly in lib/audit is its door: all that others import of it, and nothing else', () => {
    // Tools measure and fill the inside, as tests do.
    const scripts = sourceFiles(['scripts'], /\.ts$/).filter(
      ({ path }) => !path.startsWith('scripts/tools/'),
    );
    const others = [...code, ...scripts].filter(({ path }) => !path.startsWith('lib/audit/'));
    const imported = others.flatMap((file) =>
      projectImports(file)
        .filter((target) => target.startsWith('lib/audit/'))
        .map((target) => ({ path: file.path, target })),
    );
    const wrong = imported.filter(({ target }) => !isAuditDoor(target));
    expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
    const used = new Set(imported.map(({ target }) => target));
    expect([...byPath.keys()].filter((path) => isAuditDoor(path) && !used.has(path))).toEqual([]);
  });

  it('inside lib/audit, imports go from reports over the engine and its checks to facts', () => {
    const inAudit = code.filter((file) => /^lib\/audit\/\w+\//.test(file.path));
    expect(inAudit.length).toBeGreaterThan(100);
    const wrong = inAudit.flatMap((file) => {
      const own = file.path.split('/')[2] ?? '';
      const allowed = [own, ...(auditFolders[own] ?? []), ...auditContracts];
      return projectImports(file)
        .filter((target) => target.startsWith('lib/audit/') && !allowed.includes(target.split('/')[2] ?? ''))
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('a file of lib that touches disk, database, secrets or sockets begins with server-only', () => {
    const wrong = code.filter(
      (file) =>
        file.path.startsWith('lib/') &&
        !plainNode.has(file.path) &&
        !printedSettings.includes(file.path) &&
        (listImports(file).some(({ target, typeOnly }) => !typeOnly && serverModules.test(target)) ||
          /\bprocess\.env\b/.test(file.text)) &&
        listImports(file)[0]?.target !== 'server-only',
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('what the parser’s process runs reaches neither disk, database, secrets nor sockets', () => {
    const tasks = code.filter((file) => /-task\.ts$/.test(file.path));
    expect(tasks.length).toBeGreaterThan(4);
    const wrong = tasks.flatMap((file) =>
      [...reachable(file)]
        .filter((target) => target === 'server-only' || serverModules.test(target))
        .map((target) => `${file.path} reaches ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('a schema can be read in a browser as on the server', () => {
    const schemas = code.filter((file) => /(^|\/)schema\.ts$/.test(file.path));
    const wrong = schemas.filter((file) => reachable(file).has('server-only'));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('a client part brings no zod, no server code and no message catalogue into the browser', () => {
    const wrong = code
      .filter(isClientFile)
      .flatMap((file) =>
        [...reachable(file)]
          .filter((target) => target === 'zod' || target === 'server-only' || target.startsWith('messages/'))
          .map((target) => `${file.path} reaches ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('an enquiry loads none of the tools, only the one whose result is attached to it', () => {
    const tools =
      /^lib\/(audit|web-page|headless-browser)\/|^lib\/(business-growth|smart-personalization|ai-recommendations)\/read-/;
    const routes = [
      'app/api/contact/route',
      'app/api/attachments/[name]/route',
      'app/api/results/[token]/route',
    ];
    const loaded = routes.map((route) => [...loadedWith(route)]);
    for (const modules of loaded) {
      expect(modules).toContain('lib/attachments/read-result');
      expect(modules.filter((path) => tools.test(path))).toEqual([]);
    }
    const [contact, attachments, results] = loaded.map((modules) => modules.length);
    expect(contact).toBeLessThan(200);
    expect(attachments).toBeLessThan(75);
    expect(results).toBeLessThan(75);
  });

  it('a migration is closed over itself: what it does must never change with the code around it', () => {
    const own = /^(node:|kysely|server-only$|lib\/db\/dialect$)/;
    const wrong = code
      .filter(({ path }) => /^lib\/db\/migrations\/\d/.test(path))
      .flatMap((file) =>
        listImports(file)
          .filter(({ target }) => !own.test(target))
          .map(({ target }) => `${file.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('only components are client parts, and the error page Next wants as one', () => {
    const wrong = code.filter(
      (file) =>
        isClientFile(file) && !file.path.startsWith('components/') && !/^app\/.*error\.tsx$/.test(file.path),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('the app folder holds addresses only', () => {
    const special =
      /\/(page|layout|template|loading|error|global-error|not-found|default)(\.dev)?\.tsx$|\/route\.tsx?$|^app\/(robots|manifest)\.ts$/;
    const wrong = code.filter((file) => file.path.startsWith('app/') && !special.test(file.path));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('the environment is read in one place', () => {
    const wrong = code.filter(
      (file) =>
        /\bprocess\.env\b/.test(file.text.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')) &&
        !file.path.startsWith('lib/config/') &&
        file.path !== 'instrumentation.ts',
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});
