import swc from '@swc/core';

// dependency-cruiser 17 tells swc to parse TypeScript without JSX, which fails for .tsx files; TypeScript 7 has no API
// that it could use instead. See docs/decisions/0006-import-law.md.
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('x') });

// The import law of docs/architecture.md. A part may import what its line allows, but never a peer.
const allowed = {
  'packages/form-engine': [],
  'packages/i18n': [],
  'packages/ui': [],
  'packages/contract': ['packages/form-engine'],
  'packages/browser': ['packages/contract', 'packages/form-engine', 'packages/i18n'],
  'packages/fields': ['packages/form-engine', 'packages/i18n', 'packages/ui', 'packages/browser'],
  'packages/testing': ['packages/contract', 'packages/form-engine', 'packages/i18n'],
  'apps/server': ['packages/(contract|form-engine|fields|i18n|testing)', 'packages/ui/src/colour'],
  'apps/portal': ['packages/(contract|form-engine|fields|i18n|ui|browser|testing)'],
  'apps/console': ['packages/(contract|form-engine|fields|i18n|ui|browser|testing)'],
};

const perPart = Object.entries(allowed).map(([part, others]) => ({
  name: `${part.replace('/', '-')}-imports-only-what-the-law-allows`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: { path: '^(apps|packages)/', pathNot: [`^${part}/`, ...others.map((other) => `^${other}/`)] },
}));

const peers = (name, folder, inside = '') => ({
  name,
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/` },
  to: { path: `^${folder}/[^/]+/${inside}`, pathNot: `^${folder}/$1/` },
});

export default {
  forbidden: [
    ...perPart,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    peers('server-features-never-import-a-peer', 'apps/server/src/features'),
    peers('portal-features-never-import-a-peer', 'apps/portal/src/features'),
    peers('console-features-never-import-a-peer', 'apps/console/src/features'),
    {
      name: 'skins-share-parts-and-never-import-a-peer',
      severity: 'error',
      from: { path: '^apps/portal/src/skins/([^/]+)/' },
      to: { path: '^apps/portal/src/skins/[^/]+/', pathNot: ['^apps/portal/src/skins/($1|parts)/'] },
    },
    {
      name: 'features-lib-and-skins-do-not-reach-into-app',
      severity: 'error',
      from: { path: '^apps/(portal|console)/src/(features|lib|skins)/' },
      to: { path: '^apps/(portal|console)/src/app/' },
    },
    {
      name: 'lib-knows-no-feature-and-no-skin',
      severity: 'error',
      from: { path: '^apps/(portal|console)/src/lib/' },
      to: { path: '^apps/(portal|console)/src/(features|skins)/' },
    },
    {
      name: 'parts-know-no-feature-and-no-app',
      severity: 'error',
      from: { path: '^apps/(portal|console)/src/parts/' },
      to: { path: '^apps/(portal|console)/src/(app|features|skins)/' },
    },
    {
      name: 'platform-is-the-lowest-floor',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(domain/|features/|start/|(app|features|main)\\.ts)' },
    },
    {
      name: 'domain-stands-on-platform',
      severity: 'error',
      from: { path: '^apps/server/src/domain/' },
      to: { path: '^apps/server/src/(features/|start/|(app|features|main)\\.ts)' },
    },
    {
      name: 'sheets-know-no-kind',
      severity: 'error',
      from: { path: '^apps/server/src/domain/(sheets|files/binding|forms)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/domain/(applications|letters|sheet-kinds\\.ts)' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: '^apps/server/src/(start/|(app|features|main)\\.ts)' },
    },
    {
      name: 'server-reaches-no-tsx',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'sql-stays-in-queries',
      severity: 'error',
      from: { path: '^apps/server/src/(domain|features)/.*\\.(routes|rules|present|policy)\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'code-does-not-import-tests',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
