import { inRoot, viteOf } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.json', 'scripts/lib'];

/** What is built: where it ends up, what it is made of, and how it is made into a given folder. */
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
          plugins: [packagesStayOutside],
        });
      } catch (error) {
        throw new Refusal(`The server cannot be built: ${error.message}`);
      } finally {
        await esbuild.stop();
      }
    },
  };
}

// Our own packages are TypeScript source and go into the bundle; all others are loaded from node_modules.
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@portico/') ? undefined : { path, external: true },
    );
  },
};
