import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';

const script = fileURLToPath(new URL('./testing/failing-server.ts', import.meta.url));
const address = z.object({ port: z.number() });

async function failBy(path: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const output = text(child.stderr);
  const [line] = await once(child.stdout, 'data');
  const { port } = address.parse(JSON.parse(String(line)));
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    .then((response) => response.text())
    .catch(() => 'broken off');
  const [code] = await exited;
  return { answer, code, output: await output };
}

it.concurrent.each([
  ['/error', 'TypeError'],
  ['/promise', 'SyntaxError'],
])(
  'after an unhandled %s requests under way are answered, then the process fails',
  async (path, type) => {
    const { answer, code, output } = await failBy(path);
    expect([answer, code]).toEqual(['answered', 1]);
    // One line that a reader of the log can parse, without what the error quotes.
    const lines = output.trim().split('\n');
    expect(lines.map((one) => JSON.parse(one))).toMatchObject([{ level: 60, uncaught: { type, message: '' } }]);
    expect(output).not.toContain('typed by somebody');
    expect(output).toContain('failing-server.ts');
  },
  60_000,
);
