import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { defaultPreviewOptions, type PreviewOptions } from '@portico/form-engine/preview/preview-options';
import { buildField, buildGroup, buildModule, buildAnswers, local } from '@portico/form-engine/testing/build-form';
import { describe, expect, it } from 'vitest';
import { models } from '../../models.ts';
import { buildContent, buildFlowEntry } from '../testing/build-content.ts';
import { listSections } from './list-sections.ts';

const modules = [
  buildModule('self', [buildField('name'), buildField('card', { preview: { sensitive: true } })]),
  buildModule('referees', [buildField('referee')], { author: 'referees' }),
  buildModule('letter', [buildField('praise')], { author: 'recommender' }),
];
const letter = { id: '1', recommender: 'Wang', state: 'invited', entries: [], files: [] } as const;
const table = { id: 't', name: local('Camp'), columns: [], rows: [] };
const answered = buildAnswers({ name: 'Lin', card: '1', referee: 'Wang', praise: 'good' });
const whole = buildContent(modules, {
  answers: { fields: answered, rows: {} },
  letters: [letter],
  tables: [table],
  flowEntries: { self: [buildFlowEntry({ title: local('Review') })] },
});

function sections(content: PreviewContent, options: Partial<PreviewOptions> = {}) {
  const form = compileForm({ modules: content.modules }, models);
  return listSections(form, content, { ...defaultPreviewOptions, lang: 'en', ...options }).map(
    ({ id, blocks }) => `${id}: ${blocks.map(({ kind }) => kind).join(', ')}`,
  );
}

describe('which sections a reader gets', () => {
  it.each([
    ['all', whole, {}, ['module-self: pairs, flow-entry', 'module-referees: pairs, letter', 'tables: table']],
    [
      'no referrer information: letters stand alone',
      whole,
      { showReferrer: false },
      ['module-self: pairs, flow-entry', 'letters: letter', 'tables: table'],
    ],
    [
      'no recommendation',
      whole,
      { showRecommendation: false },
      ['module-self: pairs, flow-entry', 'module-referees: pairs', 'tables: table'],
    ],
    [
      'neither',
      whole,
      { showReferrer: false, showRecommendation: false },
      ['module-self: pairs, flow-entry', 'tables: table'],
    ],
    ['nothing filled in', buildContent(modules), {}, ['module-self: ', 'module-referees: ']],
    [
      'kept back by the server is not empty',
      buildContent(modules, { withheld: ['card'] }),
      {},
      ['module-self: pairs', 'module-referees: '],
    ],
    [
      'hidden here is not empty',
      buildContent(modules),
      { showSensitive: false },
      ['module-self: pairs', 'module-referees: '],
    ],
    [
      'a module that only tells',
      buildContent([buildModule('told', [buildField('text', { type: 'rich-text', html: local('<p>a</p>') })])]),
      {},
      ['module-told: pairs'],
    ],
  ] as const)('%s', (_name, content, options, expected) => expect(sections(content, options)).toEqual(expected));
});

describe('a repeatable group', () => {
  const plain = [buildField('school'), buildField('from', { type: 'date' })];
  const long = [...plain, buildField('story', { type: 'long-text' })];
  const many = Array.from({ length: 7 }, (_, index) => buildField(`q${index}`));
  const rows = [buildAnswers({ school: 'A', story: 'x', q0: '1' }), buildAnswers({ school: 'B' })];
  it.each([
    ['is a table where its rows fit into one', buildGroup('g', plain), 'rows-table'],
    ['is cards where it is a list', buildGroup('g', plain, { layout: 'list' }), 'row, row'],
    ['is cards where an answer takes room', buildGroup('g', long), 'row, row'],
    ['is cards where it has too many columns', buildGroup('g', many), 'row, row'],
  ])('%s', (_name, group, expected) => {
    const content = buildContent([buildModule('m', [], { groups: [group] })], {
      answers: { fields: {}, rows: { g: rows } },
    });
    expect(sections(content)).toEqual([`module-m: ${expected}`]);
  });
  it('says that it has no rows, unless the whole module is empty', () => {
    const module = buildModule('m', [buildField('a')], { groups: [buildGroup('g', plain)] });
    const answers = { fields: buildAnswers({ a: '1' }), rows: {} };
    expect(sections(buildContent([module], { answers }))).toEqual(['module-m: pairs, no-rows']);
    expect(sections(buildContent([module]))).toEqual(['module-m: ']);
    expect(sections(buildContent([module], { withheld: ['g'] }))).toEqual(['module-m: pairs, no-rows']);
  });
});

it('cuts a long module into blocks', () => {
  const fields = Array.from({ length: 40 }, (_, index) => buildField(`f${index}`));
  const answers = { fields: buildAnswers({ f0: 'x' }), rows: {} };
  expect(sections(buildContent([buildModule('m', fields)], { answers }))).toEqual(['module-m: pairs, pairs, pairs']);
});
