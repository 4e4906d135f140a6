import { describe, expect, test } from 'vitest';
import { findSimplifiedProblems, findTraditionalProblems, hongKongUsage, type TextPair } from './traditional-check.ts';

const files = import.meta.glob<unknown>('./**/{sc,tc}.ts', { eager: true });
const areas = Object.entries(files).flatMap(([path, sc]) =>
  path.endsWith('/sc.ts') ? [[path.slice(2, -6), sc, files[path.replace(/sc\.ts$/, 'tc.ts')]] as const] : [],
);

test('every area is read, with those inside another', () => {
  expect(areas.length).toBeGreaterThan(30);
  expect(areas.filter(([area, sc, tc]) => pairs(area, sc, tc).length === 0)).toEqual([]);
  expect(areas.map(([area]) => area)).toEqual(expect.arrayContaining(['fields/choices', 'pages/about', 'documents']));
});

describe('traditional Chinese is written, not left simplified', () => {
  test.each(areas)('%s', (area, sc, tc) => {
    expect(findTraditionalProblems(pairs(area, sc, tc))).toEqual([]);
  });
});

test.each(hongKongUsage)('nowhere %s, since it is called %s', (foreign) => {
  const texts = areas.flatMap(([area, sc, tc]) => pairs(area, sc, tc));
  expect(texts.filter(({ tc }) => tc.includes(foreign)).map(({ path, tc }) => `${path}: ${tc}`)).toEqual([]);
});

test.each([
  ['a sentence left as it was', '请先登录', '请先登录', 'x: left in simplified 请 录 in: 请先登录'],
  ['one character forgotten', '请先登录', '請先登录', 'x: simplified 录 in: 請先登录'],
  ['a word that only its context betrays', '以后', '以后', 'x: left in simplified 后 in: 以后'],
  ['the same, elsewhere mended', '登录以后', '登入以后', 'x: simplified 后 in: 登入以后'],
])('reports %s', (_, sc, tc, line) => {
  expect(findTraditionalProblems([{ path: 'x', sc, tc }])).toEqual([line]);
});

test.each([
  ['请上传准考证', '請上傳准考證'],
  ['平台系统', '平台系統'],
  ['其他', '其他'],
  ['了解更多', '了解更多'],
])('%s may become %s', (sc, tc) => {
  expect(findTraditionalProblems([{ path: 'x', sc, tc }])).toEqual([]);
});

test('reports a traditional character in a simplified text, and none where both write alike', () => {
  const texts = [
    { path: 'x', sc: '请先登錄', tc: '請先登入' },
    { path: 'y', sc: '了解更多', tc: '了解更多' },
  ];
  expect(findSimplifiedProblems(texts)).toEqual(['x: traditional 錄 in: 请先登錄']);
});

function pairs(path: string, sc: unknown, tc: unknown): TextPair[] {
  if (typeof sc === 'string' && typeof tc === 'string') return [{ path, sc, tc }];
  if (!isRecord(sc) || !isRecord(tc)) return [];
  return Object.keys(sc).flatMap((key) => pairs(`${path}.${key}`, sc[key], tc[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
