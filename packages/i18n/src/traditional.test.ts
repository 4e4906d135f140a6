import { describe, expect, test } from 'vitest';
import { accounts as accountsSc } from './accounts/sc.ts';
import { accounts as accountsTc } from './accounts/tc.ts';
import { adminEdit as adminEditSc } from './admin-edit/sc.ts';
import { adminEdit as adminEditTc } from './admin-edit/tc.ts';
import { application as applicationSc } from './application/sc.ts';
import { application as applicationTc } from './application/tc.ts';
import { keeping as keepingSc } from './accounts/keeping/sc.ts';
import { keeping as keepingTc } from './accounts/keeping/tc.ts';
import { console as consoleSc } from './console/sc.ts';
import { console as consoleTc } from './console/tc.ts';
import { errors as errorsSc } from './errors/sc.ts';
import { errors as errorsTc } from './errors/tc.ts';
import { leaving as leavingSc } from './leaving/sc.ts';
import { leaving as leavingTc } from './leaving/tc.ts';
import { signInAgain as signInAgainSc } from './sign-in-again/sc.ts';
import { signInAgain as signInAgainTc } from './sign-in-again/tc.ts';
import { mail as mailSc } from './mail/sc.ts';
import { mail as mailTc } from './mail/tc.ts';
import { pages as pagesSc } from './pages/sc.ts';
import { pages as pagesTc } from './pages/tc.ts';
import { portal as portalSc } from './portal/sc.ts';
import { portal as portalTc } from './portal/tc.ts';
import { preview as previewSc } from './preview/sc.ts';
import { preview as previewTc } from './preview/tc.ts';
import { receipts as receiptsSc } from './receipts/sc.ts';
import { receipts as receiptsTc } from './receipts/tc.ts';
import { referees as refereesSc } from './referees/sc.ts';
import { referees as refereesTc } from './referees/tc.ts';
import { recommenderEntry as recommenderEntrySc } from './recommender-entry/sc.ts';
import { recommenderEntry as recommenderEntryTc } from './recommender-entry/tc.ts';
import { reference as referenceSc } from './reference/sc.ts';
import { reference as referenceTc } from './reference/tc.ts';
import { saving as savingSc } from './saving/sc.ts';
import { saving as savingTc } from './saving/tc.ts';
import { shell as shellSc } from './shell/sc.ts';
import { shell as shellTc } from './shell/tc.ts';
import { viewers as viewersSc } from './viewers/sc.ts';
import { viewers as viewersTc } from './viewers/tc.ts';
import { submission as submissionSc } from './submission/sc.ts';
import { submission as submissionTc } from './submission/tc.ts';
import { findSimplifiedProblems, findTraditionalProblems, hongKongUsage, type TextPair } from './traditional-check.ts';

const areas = {
  keeping: [keepingSc, keepingTc],
  accounts: [accountsSc, accountsTc],
  adminEdit: [adminEditSc, adminEditTc],
  application: [applicationSc, applicationTc],
  console: [consoleSc, consoleTc],
  errors: [errorsSc, errorsTc],
  leaving: [leavingSc, leavingTc],
  signInAgain: [signInAgainSc, signInAgainTc],
  mail: [mailSc, mailTc],
  pages: [pagesSc, pagesTc],
  portal: [portalSc, portalTc],
  preview: [previewSc, previewTc],
  receipts: [receiptsSc, receiptsTc],
  referees: [refereesSc, refereesTc],
  recommenderEntry: [recommenderEntrySc, recommenderEntryTc],
  reference: [referenceSc, referenceTc],
  saving: [savingSc, savingTc],
  shell: [shellSc, shellTc],
  submission: [submissionSc, submissionTc],
  viewers: [viewersSc, viewersTc],
} as const;

describe('traditional Chinese is written, not left simplified', () => {
  test.each(Object.entries(areas))('%s', (area, [sc, tc]) => {
    expect(findTraditionalProblems(pairs(area, sc, tc))).toEqual([]);
  });
});

test.each(hongKongUsage)('nowhere %s, since it is called %s', (foreign) => {
  const texts = Object.entries(areas).flatMap(([area, [sc, tc]]) => pairs(area, sc, tc));
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
