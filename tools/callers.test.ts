import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteSpec } from '@portico/contract/route';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function codeOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
}

const contract = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../packages/contract/src/*/*.ts', '!**/*.schemas.ts', '!**/*.test.ts'],
  { eager: true },
);
const routes = Object.values(contract).flatMap((file) => Object.entries(file).filter(isRoute));

function isRoute(entry: readonly [string, unknown]): entry is [string, RouteSpec] {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const code = ['apps/portal/src', 'apps/console/src'].flatMap(codeOf);
const imports = code
  .flatMap((text) => [...text.matchAll(/import (?!type)\{([^}]*)\} from '@portico\/contract\/[\w-]+'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
const throughNamespaces = code.flatMap((text) =>
  [...text.matchAll(/import \* as (\w+) from '@portico\/contract\/[\w-]+'/g)].flatMap(([, namespace = '']) =>
    [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  ),
);
const called = new Set([...imports, ...throughNamespaces]);

it('knows the calls of the contract', () => expect(routes.length).toBeGreaterThan(90));

it.each(routes)('%s is called by a screen, or its description says why none does', (name, { forClients }) => {
  expect([called.has(name) ? 'called' : 'not called', forClients === undefined ? '' : 'for clients']).toEqual(
    called.has(name) ? ['called', ''] : ['not called', 'for clients'],
  );
});

it('tells of the others what they are for', () => {
  const told = routes.flatMap(([, { forClients }]) => forClients ?? []);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((text) => !text.startsWith('For '))).toEqual([]);
});
