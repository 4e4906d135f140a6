import { expect, test } from 'vitest';
import { type BatchFacts, batchProblems } from './batch-problems.ts';
import type { BatchValues } from './calendar.schemas.ts';

const words = (text: string) => ({ sc: text, tc: '', en: text });
const usual: BatchValues = {
  title: words('Spring'),
  startsAt: 1_000,
  endsAt: 2_000,
  lettersUntil: null,
  code: '202601',
  capacity: null,
  leftOut: [],
  documents: [],
  information: null,
  places: [],
};
const facts: BatchFacts = {
  languages: ['sc', 'en'],
  serviceEndsAt: 3_000,
  otherCodes: ['202602'],
  numberedAs: null,
  submitted: 0,
  modules: ['person', 'papers'],
};
const table = (cells: number) => ({
  name: words('Fees'),
  titles: [words('a'), words('b')],
  rows: [Array.from({ length: cells }, () => words('x'))],
  widths: [],
});

test.each<[string, Partial<BatchValues>, Partial<BatchFacts>, string[]]>([
  ['the usual', {}, {}, []],
  ['no title in a language of the project', { title: { sc: '春', tc: '春', en: '' } }, {}, ['untitled']],
  ['none in a language that it does not have', { title: { sc: '春', tc: '', en: 'Spring' } }, {}, []],
  ['an end before its start', { endsAt: 500 }, {}, ['endBeforeStart']],
  ['an end at its start', { endsAt: 1_000 }, {}, ['endBeforeStart']],
  ['an end after that of the service', { endsAt: 3_001 }, {}, ['serviceEnds']],
  ['an end with that of the service', { endsAt: 3_000 }, {}, []],
  ['letters before its start', { lettersUntil: 900 }, {}, ['lettersBeforeStart']],
  ['letters after its end', { lettersUntil: 2_500 }, {}, []],
  ['letters after the service', { lettersUntil: 3_500 }, {}, ['serviceEnds']],
  ['a code of another batch', { code: '202602' }, {}, ['codeTaken']],
  ['another code, once numbers were given', { code: 'NEW' }, { numberedAs: '202601' }, ['codeStays']],
  ['the same code, once numbers were given', {}, { numberedAs: '202601' }, []],
  ['fewer places than are taken', { capacity: 4 }, { submitted: 5 }, ['lessThanSubmitted']],
  ['as many places as are taken', { capacity: 5 }, { submitted: 5 }, []],
  ['everything left out', { leftOut: ['papers', 'person'] }, {}, ['everythingLeftOut']],
  ['no form yet', { leftOut: [] }, { modules: [] }, []],
  ['a document without a name', { documents: [{ name: words(''), remark: words('') }] }, {}, ['documentUnnamed']],
  ['a row with a cell too few', { information: table(1) }, {}, ['unevenTable']],
  ['an even table', { information: table(2) }, {}, []],
])('%s', (_, changed, other, problems) => {
  const found = batchProblems({ ...usual, ...changed }, { ...facts, ...other });
  expect(found.map(({ problem }) => problem)).toEqual(problems);
});
