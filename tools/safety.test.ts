import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { safetyRules } from './safety-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

const paths = walk('');
const files = paths
  .filter((path) => /\.(tsx?|mjs|css|html|sql|md|json)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('safety', () => {
  it('reads the whole tree', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it.each(safetyRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(rule.example).toMatch(rule.forbidden);
    const read = files.filter(({ path }) => rule.applies(path) && path !== 'package-lock.json');
    expect(read.filter(({ text }) => rule.forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('documents name files that exist', () => {
    const documents = files.filter(({ path }) => /^(docs\/.*|README)\.md$/.test(path));
    const isThere = (named: string) =>
      paths.some((path) => path === named || path.endsWith(`/${named}`) || path.startsWith(`${named}/`));
    const missing = documents.flatMap(({ path, text }) =>
      filesNamedIn(text, dirname(path)).flatMap((named) => (isThere(named) ? [] : [`${path}: ${named}`])),
    );
    expect(documents.flatMap(({ path, text }) => filesNamedIn(text, dirname(path))).length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('every test belongs to a project that runs it', () => {
    const projects = config.test?.projects ?? [];
    const patterns = projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
    );
    const tests = paths.filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests.filter((path) => !patterns.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  });

  it('keeps download addresses out of the lock file', () => {
    const lock = files.find(({ path }) => path === 'package-lock.json')?.text ?? '';
    expect(lock).toContain('"lockfileVersion"');
    expect(lock).not.toMatch(/"resolved": "http/);
  });
});

/** Files with a folder in their path, in `code` or as link targets. A name alone may be an example. */
function filesNamedIn(text: string, folder: string): readonly string[] {
  const inCode = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|sql|md|json))`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join(folder, path));
  return [...inCode, ...linked];
}
