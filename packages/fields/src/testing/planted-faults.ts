import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { DefinitionProblemKey } from '@portico/form-engine/publish/definition-problem';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { differing } from './differing-choices.ts';
import type { Fault } from './fault.ts';

const yes: Condition = { field: 'x1', chosen: ['yes'] };
const no: Condition = { field: 'x1', chosen: ['no'] };
const x1 = buildSwitch('x1', []);
const x2 = buildSwitch('x2', []);
const number = buildField('x1', { text: { nature: 'decimal', least: 0, greatest: 50 } });
const date = buildField('x1', { type: 'date', date: { limits: { from: '2000-01-01', to: '2010-12-31' } } });
const options = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: { sc: `${value}甲`, tc: `${value}甲`, en: value } }));
const dead: Partial<FieldDefinition> = {
  required: true,
  type: 'date',
  date: { moving: { from: 'today+1d' }, latest: { date: '' } },
};

function fault(
  what: string,
  key: DefinitionProblemKey,
  place: Fault['place'],
  fields: readonly FieldDefinition[],
  rest: Partial<ModuleDefinition> = {},
): Fault {
  return { what, key, place, module: buildModule('planted', fields, rest) };
}

function hiddenBy(what: string, shownWhen: Condition, ...before: readonly FieldDefinition[]): readonly Fault[] {
  return [
    fault(`unseen: ${what}`, 'unreachable', { field: 'y' }, [...before, buildField('y', { shownWhen })]),
    fault(`required, unseen: ${what}`, 'requiredUnreachable', { field: 'y' }, [
      ...before,
      buildField('y', { shownWhen, required: true }),
    ]),
  ];
}

const unseen: readonly Fault[] = [
  ...hiddenBy('two answers to one choice', { all: [yes, no] }, x1),
  ...hiddenBy('an answer and its opposite', { all: [yes, { not: yes }] }, x1),
  ...hiddenBy('an answer and none at all', { all: [yes, { not: { field: 'x1', answered: true } }] }, x1),
  ...hiddenBy('a number beyond the limits', { field: 'x1', number: { least: 51 } }, number),
  ...hiddenBy(
    'a number between two that are taken',
    {
      all: [
        { field: 'x1', number: { most: 5 } },
        { field: 'x1', number: { least: 6 } },
      ],
    },
    number,
  ),
  ...hiddenBy('a date beyond the limits', { field: 'x1', days: { from: '2011-01-01', to: '2012-01-01' } }, date),
  ...hiddenBy(
    'a date after today',
    { field: 'x1', days: { from: '2030-01-01', to: '' } },
    buildField('x1', { type: 'date', date: { moving: { to: 'today' } } }),
  ),
  ...hiddenBy(
    'a text that is too long',
    { field: 'x1', length: { least: 21 } },
    buildField('x1', { text: { longest: 20 } }),
  ),
  ...hiddenBy('what only shows otherwise', { all: [yes, { field: 'x2', answered: true }] }, x1, {
    ...x2,
    shownWhen: no,
  }),
  ...hiddenBy(
    'an age that nobody has',
    { field: 'x2', number: { least: 30 } },
    buildField('x1', { type: 'date', date: { limits: { from: '2000-01-01', to: '' } } }),
    buildField('x2', { text: { nature: 'decimal' }, calculated: { age: 'x1', on: '2026-09-01' } }),
  ),
  ...hiddenBy(
    'three of at most two choices',
    { all: ['a', 'b', 'c'].map((value) => ({ field: 'x1', chosen: [value] })) },
    buildField('x1', { type: 'multiple-choice', options: options('a', 'b', 'c'), choice: { most: 2 } }),
  ),
  ...hiddenBy(
    'an exclusive option with another',
    {
      all: [
        { field: 'x1', chosen: ['a'] },
        { field: 'x1', chosen: ['b'] },
      ],
    },
    buildField('x1', {
      type: 'multiple-choice',
      options: options('a', 'b').map((option, at) => ({ ...option, excludesOthers: at === 0 })),
    }),
  ),
  fault('unseen: opened by one, related to what then hides', 'unreachable', { field: 'y' }, [
    buildSwitch('x1', ['y']),
    { ...x2, shownWhen: no },
    buildField('y', { relation: { field: 'x2', option: 'yes' } }),
  ]),
  fault('unseen: below something unseen', 'unreachable', { field: 'z' }, [
    x1,
    buildSwitch('y', ['z'], { shownWhen: { all: [yes, no] } }),
    buildField('z'),
  ]),
  fault(
    'more rows than may be added',
    'unreachable',
    { field: 'y' },
    [buildField('y', { shownWhen: { group: 'rows', rows: { least: 4 } } })],
    {
      groups: [buildGroup('rows', [buildField('r')], { requiredRows: 1, extraRows: 2 })],
    },
  ),
  fault('an unseen group', 'unreachable', { group: 'rows' }, [x1], {
    groups: [buildGroup('rows', [buildField('r')], { shownWhen: { all: [yes, no] } })],
  }),
  fault('an unseen field of a row', 'unreachable', { group: 'rows', field: 'r' }, [x1], {
    groups: [
      buildGroup('rows', [
        buildSwitch('s', []),
        buildField('r', { shownWhen: { all: [no, { field: 's', chosen: ['no'] }, yes] } }),
      ]),
    ],
  }),
  fault('an unseen module', 'unreachable', {}, [buildField('y')], {
    shownWhen: {
      all: [
        { field: 'born', answered: true },
        { field: 'born', days: { from: '', to: '1949-12-31' } },
      ],
    },
  }),
];

const province = buildField('x1', { type: 'select', options: options('p', 'q') });
const choices: readonly Fault[] = [
  fault('an option under an answer that hides the question', 'optionUnreachable', { field: 'y' }, [
    province,
    buildField('y', {
      type: 'select',
      options: options('a', 'b').map((option, at) => ({ ...option, under: [['p'], ['q']][at] ?? [] })),
      choice: { under: 'x1' },
      shownWhen: { field: 'x1', chosen: ['p'] },
    }),
  ]),
  fault('more choices than an answer above offers', 'fewestUnder', { field: 'y' }, [
    province,
    buildField('y', {
      type: 'multiple-choice',
      options: options('a', 'b', 'c').map((option, at) => ({ ...option, under: at === 0 ? ['p'] : ['q'] })),
      choice: { under: 'x1', fewest: 2 },
    }),
  ]),
  fault('an option under no answer', 'optionNowhere', { field: 'y' }, [
    province,
    buildField('y', {
      type: 'select',
      options: options('a', 'b').map((option, at) => (at === 0 ? { ...option, under: [] } : option)),
      choice: { under: 'x1' },
    }),
  ]),
  fault('more choices than options', 'settings', { field: 'y' }, [
    buildField('y', { type: 'multiple-choice', options: options('a', 'b'), choice: { fewest: 3 } }),
  ]),
];

const limits: readonly Fault[] = [
  fault('the smallest number above the greatest', 'settings', { field: 'y' }, [
    buildField('y', { text: { nature: 'decimal', least: 5, greatest: 4 } }),
  ]),
  fault('the shortest text longer than the longest', 'settings', { field: 'y' }, [
    buildField('y', { text: { shortest: 5, longest: 4 } }),
  ]),
  fault('numbers with more digits than characters', 'unanswerable', { field: 'y' }, [
    buildField('y', { text: { nature: 'decimal', least: 1000, greatest: 2000, longest: 3 } }),
  ]),
  fault('an earliest date after the latest', 'settings', { field: 'y' }, [
    buildField('y', { type: 'date', date: { limits: { from: '2011-01-01', to: '2010-01-01' } } }),
  ]),
  fault('a date that moves out of fixed limits', 'unanswerable', { field: 'y' }, [
    buildField('y', { type: 'date', date: { limits: { from: '', to: '2020-12-31' }, moving: { from: 'today' } } }),
  ]),
  fault('a period in one day', 'unanswerable', { field: 'y' }, [
    buildField('y', { type: 'date-range', date: { limits: { from: '2020-05-05', to: '2020-05-05' } } }),
  ]),
  fault('dates from tomorrow until today', 'unanswerable', { field: 'y' }, [
    buildField('y', { ...dead, required: false }),
  ]),
  fault('more characters than words hold', 'unanswerable', { field: 'y' }, [
    buildField('y', { type: 'long-text', text: { shortest: 100, longest: 2 } }),
  ]),
  fault('a length that the kind of line never has', 'settings', { field: 'y' }, [
    buildField('y', { text: { nature: 'mobile', longest: 5 } }),
  ]),
];

const incomplete: readonly Fault[] = [
  ...differing,
  fault('a required date that nobody can give', 'cannotComplete', { field: 'y' }, [buildField('y', dead)]),
  fault('both answers to a required question lead to the impossible', 'cannotComplete', {}, [
    { ...x1, required: true },
    buildField('y', { ...dead, shownWhen: yes }),
    buildField('z', { ...dead, shownWhen: no }),
  ]),
  fault('required as soon as a required question is answered', 'cannotComplete', { field: 'y' }, [
    { ...x1, required: true },
    buildField('y', { ...dead, required: false, requiredWhen: { field: 'x1', answered: true } }),
  ]),
  fault('a required field of a required row', 'cannotComplete', { group: 'rows', field: 'r' }, [], {
    groups: [buildGroup('rows', [buildField('r', dead)], { requiredRows: 1 })],
  }),
  fault('rows that must differ in too few options', 'tooFewOptions', { group: 'rows', field: 'r' }, [], {
    groups: [
      buildGroup(
        'rows',
        [buildField('r', { type: 'select', required: true, options: options('a'), compare: { fields: ['r'] } })],
        { requiredRows: 2 },
      ),
    ],
  }),
  fault('no room for a row', 'rowNumbers', { group: 'rows' }, [], {
    groups: [buildGroup('rows', [buildField('r')], { requiredRows: 0, extraRows: 0 })],
  }),
];

const rules: readonly Fault[] = [
  fault('a circle', 'cycle', { field: 'z' }, [
    buildField('y', { shownWhen: { field: 'z', answered: true } }),
    buildField('z', { shownWhen: { field: 'y', answered: true } }),
  ]),
  fault('a field that is compared with itself', 'cannotCompare', { field: 'y' }, [
    buildField('y', { compare: { fields: ['y'] } }),
  ]),
  fault('a rule about nothing', 'unknownField', { field: 'y' }, [
    buildField('y', { shownWhen: { field: 'nothing', answered: true } }),
  ]),
  fault('a rule about an option that is not there', 'unknownOption', { field: 'y' }, [
    x1,
    buildField('y', { shownWhen: { field: 'x1', chosen: ['maybe'] } }),
  ]),
  fault(
    'a row asked from outside',
    'outOfRow',
    { field: 'y' },
    [buildField('y', { shownWhen: { field: 'r', answered: true } })],
    { groups: [buildGroup('rows', [buildField('r')])] },
  ),
  fault('nothing that opens it', 'neverShown', { field: 'y' }, [buildField('y', { startsShown: false })]),
  fault('a key that is used twice', 'duplicateKey', { field: 'z' }, [buildField('y'), buildField('z', { key: 'y' })]),
  fault('a key from another script', 'badKey', { field: 'y' }, [buildField('y', { key: '姓名' })]),
  fault('a condition of a hundred levels', 'tooComplex', { field: 'y' }, [
    x1,
    buildField('y', { shownWhen: Array.from({ length: 100 }).reduce<Condition>((not) => ({ not }), yes) }),
  ]),
];

const words = (sc: string, tc: string, en: string): Partial<FieldDefinition> => ({ label: { sc, tc, en } });
const texts: readonly Fault[] = [
  fault('a sample that leads to a script', 'badAddress', { field: 'y' }, [
    buildField('y', { type: 'upload', files: { samples: [{ name: 'Sample', url: 'javascript:void 0' }] } }),
  ]),
  fault('no English', 'missingLanguage', { field: 'y' }, [buildField('y', words('姓名', '姓名', ''))]),
  fault('nothing but blanks', 'missingLanguage', { field: 'y' }, [buildField('y', words('姓名', ' \u200b', 'Name'))]),
  fault('English everywhere', 'sameText', { field: 'y' }, [
    buildField('y', words('Name of school', '學校名稱', 'Name of school')),
  ]),
  fault('Chinese in English', 'mixedScripts', { field: 'y' }, [buildField('y', words('学校', '學校', '学校 School'))]),
  fault('a Cyrillic letter in a Latin word', 'mixedScripts', { field: 'y' }, [
    buildField('y', words('姓名', '姓名', 'N\u0430me')),
  ]),
  fault('traditional characters in simplified text', 'otherChinese', { field: 'y' }, [
    buildField('y', words('學校名称', '學校名稱', 'School')),
  ]),
  fault('simplified characters in traditional text', 'otherChinese', { field: 'y' }, [
    buildField('y', words('学校名称', '学校名稱', 'School')),
  ]),
  fault('a title left in simplified', 'otherChinese', {}, [buildField('y')], {
    title: { sc: '个人信息', tc: '个人信息', en: 'You' },
  }),
  fault('an unmarked identity card', 'unmarkedSensitive', { field: 'y' }, [
    buildField('y', { text: { nature: 'id-card' } }),
  ]),
  fault('an unmarked passport', 'unmarkedSensitive', { field: 'y' }, [
    buildField('y', words('护照号码', '護照號碼', 'Passport number')),
  ]),
];

export const faults: readonly Fault[] = [...unseen, ...choices, ...limits, ...incomplete, ...rules, ...texts];

/** The form with the fault somewhere among its modules. */
export function plant({ module }: Fault, { modules }: FormDefinition, at: number): FormDefinition {
  const place = Math.max(1, at % (modules.length + 1));
  return { modules: [...modules.slice(0, place), module, ...modules.slice(place)] };
}
