// @vitest-environment jsdom
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { choice, question, words } from '@portico/testing/form-words';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOfKept, keepFile, withoutLostFiles } from './kept-files.ts';

const label = words('a', 'a', 'a');
const form = compileForm(
  {
    modules: [
      {
        id: 'm',
        title: label,
        author: 'applicant',
        fields: [
          question('scan', 'upload', label),
          question('film', 'video', label),
          question('proof', 'single-choice', label, { options: [choice('a', 'a', 'a', 'a')] }),
          question('name', 'text', label),
        ],
        groups: [
          {
            id: 'g',
            key: 'g',
            title: label,
            requiredRows: 0,
            extraRows: 2,
            layout: 'table',
            fields: [question('in', 'upload', label)],
          },
        ],
      },
    ],
  },
  models,
);

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL() {
        return 'blob:null/7c1f';
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('an answer names a file that the page keeps, and holds no address that could be followed', () => {
  const kept = keepFile(new File(['abc'], 'a.pdf'));
  expect(kept).toEqual({ uid: '7c1f', name: 'a.pdf', url: '7c1f', size: 3 });
  expect(addressOfKept(kept)).toBe('blob:null/7c1f');
});

it('drops the files of an earlier page, wherever they are, and keeps the rest', () => {
  const kept = { ...keepFile(new File(['abc'], 'a.pdf')) };
  const sample = { uid: 'sample-1', name: 's.pdf', url: 'sample-1' };
  const lost = { uid: 'gone', name: 'g.pdf', url: 'gone' };
  const given = {
    fields: {
      scan: { value: [kept, lost, sample] },
      film: { value: [lost] },
      proof: { value: 'a', attachments: [lost, kept] },
      name: { value: 'Lin' },
    },
    rows: { g: [{ in: { value: [lost] } }, { in: { value: [kept] } }] },
  };
  expect(withoutLostFiles(form, given)).toEqual({
    fields: {
      scan: { value: [kept, sample] },
      film: { value: [] },
      proof: { value: 'a', attachments: [kept] },
      name: { value: 'Lin' },
    },
    rows: { g: [{ in: { value: [] } }, { in: { value: [kept] } }] },
  });
});
