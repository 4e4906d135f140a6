import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterForm, openLetters } from '../../testing/toys/toy-letters.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { copyFile } from './copy-file.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

type Invitation = Awaited<ReturnType<typeof opened.invite>>;

const form = compileForm(letterForm, models);
const copy = (uid: string, from: Invitation, to: Invitation, key = 'paper') => {
  const field = form.byKey.get(key);
  if (field === undefined) throw new Error(key);
  const source = { db: opened.database.forProject(from.project), letter: from.id, uid };
  const target = { db: opened.database.forProject(to.project), projectId: to.project.id, letter: to.id };
  const whose = { applicantId: to.applicant.id, field, language: 'en', now: frozenNow } as const;
  return copyFile(opened.storage, source, { ...target, ...whose });
};

it('a file goes over to a letter in another project, as one of its own', async () => {
  const from = await opened.invite();
  const to = await opened.invite({ project: opened.elsewhere, email: from.email });
  const brought = await opened.bring(from.token, from.id, opened.pdf);
  const copied = await copy(brought.uid, from, to);
  expect(copied).toMatchObject({ name: 'paper.pdf', size: opened.pdf.length });
  expect(copied?.uid).not.toBe(brought.uid);
  expect(await opened.fileRow(copied?.uid ?? '')).toMatchObject({
    sheet_id: to.id,
    project_id: to.project.id,
  });
  const answer = await opened.read(copied?.url ?? '', { token: to.token });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(opened.pdf);
  expect(await opened.open(copied?.uid ?? '', { token: from.token })).toBe(404);
  const answers = { paper: [{ uid: copied?.uid, name: 'x', url: '/x' }] };
  await opened.save(to.token, to.id, answers);
});

it('a file of another letter, or one that the field does not take, is not copied', async () => {
  const from = await opened.invite();
  const other = await opened.invite();
  const to = await opened.invite({ email: from.email });
  const foreign = await opened.bring(other.token, other.id, opened.pdf);
  const own = await opened.bring(from.token, from.id, opened.pdf);
  const before = await opened.objects('files');
  expect(await copy(foreign.uid, from, to)).toBeUndefined();
  expect(await copy(own.uid, from, to, 'hand')).toBeUndefined();
  expect(await copy(own.uid, from, to, 'praise')).toBeUndefined();
  await opened.ownerDb.updateTable('stored_files').set({ name: 'paper.mp4' }).where('id', '=', own.uid).execute();
  expect(await copy(own.uid, from, to)).toBeUndefined();
  expect(await opened.objects('files')).toEqual(before);
});
