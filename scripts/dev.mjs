import { spawn } from 'node:child_process';
import { install } from './lib/install.mjs';
import { bin, inRoot, root, viteOf } from './lib/paths.mjs';
import { runScript } from './lib/refusal.mjs';
import { endTogether } from './lib/run.mjs';

await runScript(async () => {
  await install();
  const children = [
    watchFrontEnd('portal'),
    watchFrontEnd('console'),
    startProcess(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], root),
  ];
  endTogether(children);
  for (const child of children) {
    child.once('exit', (code) => {
      for (const other of children) other.kill('SIGTERM');
      process.exitCode = code ?? 1;
    });
  }
});

function watchFrontEnd(app) {
  return startProcess(
    process.execPath,
    [viteOf(app), 'build', '--watch', '--mode', 'development'],
    inRoot('apps', app),
  );
}

function startProcess(command, args, cwd) {
  return spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
}
