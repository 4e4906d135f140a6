import { decodeModules } from '@portico/contract/forms/decode-modules';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type {
  ChoiceSettings,
  Comparison,
  DateSettings,
  FieldDefinition,
  FileSettings,
  LookSettings,
  PreviewSettings,
  TableColumn,
  TextSettings,
} from '@portico/form-engine/definition/field-definition';
import { fieldTypes, textNatures } from '@portico/form-engine/definition/field-type';
import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { describe, expect, it } from 'vitest';
import { kitchenSink } from './kitchen-sink.ts';

const groups = kitchenSink.modules.flatMap((module) => module.groups);
const fields = [...kitchenSink.modules.flatMap((module) => module.fields), ...groups.flatMap((group) => group.fields)];
const texts = fields.flatMap((field) => field.text ?? []);
const dates = fields.flatMap((field) => field.date ?? []);
const looks = fields.flatMap((field) => field.look ?? []);
const previews = fields.flatMap((field) => field.preview ?? []);
const choices = fields.flatMap((field) => field.choice ?? []);
const options = fields.flatMap((field) => field.options ?? []);

/** The names of every property; a new property of the definition is a type error here until it is listed. */
type Names<T> = { readonly [K in keyof Required<T>]: 1 };
const namesOf = <T>(names: Names<T>) => Object.keys(names).sort();
const used = (things: readonly object[]) => [...new Set(things.flatMap((thing) => Object.keys(thing)))].sort();
const distinct = (values: readonly (string | undefined)[]) =>
  [...new Set(values.flatMap((value) => value ?? []))].sort();

// `bank` is not on the wire: only the designer reads it.
const fieldNames = namesOf<Omit<FieldDefinition, 'bank'>>({
  id: 1,
  key: 1,
  type: 1,
  label: 1,
  required: 1,
  requiredWhen: 1,
  showsTitle: 1,
  placeholder: 1,
  remark: 1,
  tips: 1,
  errorText: 1,
  parentId: 1,
  order: 1,
  startsShown: 1,
  startsShownInRow: 1,
  triggers: 1,
  relation: 1,
  shownWhen: 1,
  compare: 1,
  filledFromIdCard: 1,
  filledFromAccount: 1,
  defaultValue: 1,
  calculated: 1,
  text: 1,
  choice: 1,
  options: 1,
  retired: 1,
  takesAttachments: 1,
  columns: 1,
  retiredColumns: 1,
  levels: 1,
  date: 1,
  files: 1,
  html: 1,
  look: 1,
  inTable: 1,
  preview: 1,
});

describe('the kitchen-sink form uses', () => {
  it.each([
    ['fields', fields, fieldNames],
    [
      'texts',
      texts,
      namesOf<TextSettings>({
        nature: 1,
        shortest: 1,
        longest: 1,
        least: 1,
        greatest: 1,
        lines: 1,
        suffix: 1,
        suggest: 1,
      }),
    ],
    ['choices', choices, namesOf<ChoiceSettings>({ fewest: 1, most: 1, arrangement: 1, width: 1, under: 1 })],
    ['dates', dates, namesOf<DateSettings>({ unit: 1, format: 1, offersPresent: 1, limits: 1, moving: 1, latest: 1 })],
    ['date limits', dates.flatMap((date) => date.limits ?? []), ['from', 'text', 'to']],
    [
      'files',
      fields.flatMap((field) => field.files ?? []),
      namesOf<FileSettings>({ types: 1, megabytes: 1, most: 1, samples: 1, seconds: 1 }),
    ],
    ['looks', looks, namesOf<LookSettings>({ background: 1, span: 1 })],
    ['table columns', fields.flatMap((field) => field.inTable ?? []), namesOf<TableColumn>({ shown: 1, width: 1 })],
    ['previews', previews, namesOf<PreviewSettings>({ sensitive: 1, connectTo: 1, singleLine: 1, mode: 1 })],
    ['comparisons', fields.flatMap((field) => field.compare ?? []), namesOf<Comparison>({ fields: 1, text: 1 })],
    [
      'options',
      options,
      namesOf<Option>({
        value: 1,
        label: 1,
        takesText: 1,
        needsText: 1,
        excludesOthers: 1,
        tips: 1,
        under: 1,
        area: 1,
      }),
    ],
    [
      'conditions of triggers',
      fields.flatMap((field) => field.triggers?.map(({ when }) => when) ?? []),
      ['options', 'ranges'],
    ],
    [
      'groups',
      groups,
      namesOf<Omit<GroupDefinition, 'bank'>>({
        id: 1,
        key: 1,
        title: 1,
        requiredRows: 1,
        extraRows: 1,
        addLabel: 1,
        remark: 1,
        layout: 1,
        labelWidth: 1,
        labelPosition: 1,
        order: 1,
        startsShown: 1,
        relation: 1,
        shownWhen: 1,
        fields: 1,
      }),
    ],
    [
      'modules',
      kitchenSink.modules,
      namesOf<ModuleDefinition>({
        id: 1,
        title: 1,
        author: 1,
        required: 1,
        layout: 1,
        icon: 1,
        activeBackground: 1,
        activeColour: 1,
        attachments: 1,
        startsShown: 1,
        relation: 1,
        shownWhen: 1,
        fields: 1,
        groups: 1,
      }),
    ],
  ])('every setting of %s', (_what, things, names) => {
    expect(used(things)).toEqual(names);
  });

  it.each([
    ['type', fields.map((field) => field.type), fieldTypes],
    ['nature', texts.map((text) => text.nature), textNatures],
    ['unit', dates.map((date) => date.unit), ['day', 'month', 'year']],
    ['span', looks.map((look) => look.span), ['half', 'whole']],
    ['mode of preview', previews.map((preview) => preview.mode), ['block', 'hidden', 'row']],
    ['arrangement', choices.map((choice) => choice.arrangement), ['inline', 'stacked']],
    ['layout of groups', groups.map((group) => group.layout), ['list', 'table']],
    ['place of labels', groups.map((group) => group.labelPosition), ['left', 'right', 'top']],
    ['layout of modules', kitchenSink.modules.map((module) => module.layout), ['horizontal', 'vertical']],
    ['author', kitchenSink.modules.map((module) => module.author), ['applicant', 'recommender', 'referees']],
  ])('every %s', (_what, values, all) => {
    expect(distinct(values)).toEqual([...all].sort());
  });
});

describe('the kitchen-sink form', () => {
  it('is kept by the wire', () => {
    const wire: unknown = JSON.parse(JSON.stringify(encodeModules(kitchenSink)));
    expect(decodeModules(wire)).toEqual({ form: kitchenSink, unknown: [] });
  });
  it('has ids and keys once each', () => {
    for (const names of [fields.map(({ id }) => id), [...fields, ...groups].map(({ key }) => key)])
      expect(new Set(names).size).toBe(names.length);
    for (const field of fields) {
      const values = field.options?.map(({ value }) => value) ?? [];
      expect(new Set(values).size).toBe(values.length);
    }
  });
  it('names no field that is not beside the one that names it, and no option that is not there', () => {
    const scopes = [...kitchenSink.modules.map((module) => module.fields), ...groups.map((group) => group.fields)];
    for (const scope of scopes) {
      const sections = kitchenSink.modules
        .filter(({ fields: own }) => own === scope)
        .flatMap((module) => module.groups);
      const ids = [...scope, ...sections].map(({ id }) => id);
      for (const field of scope) {
        expect(ids).toEqual(expect.arrayContaining([...references(field)]));
        const offered = field.options?.map(({ value }) => value) ?? [];
        for (const { when } of field.triggers ?? [])
          if ('options' in when) expect(offered).toEqual(expect.arrayContaining([...when.options]));
      }
    }
  });
  it('says everything in three languages', () => {
    const texts = JSON.stringify(kitchenSink).match(/\{"sc":"[^"]*","tc":"[^"]*","en":"[^"]*"\}/g) ?? [];
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text.includes('""'))).toEqual([]);
  });
});

function references(field: FieldDefinition): readonly string[] {
  return [
    ...(field.triggers?.flatMap(({ opens }) => opens) ?? []),
    ...(field.compare?.fields ?? []),
    ...[
      field.relation?.field,
      field.choice?.under,
      field.filledFromIdCard,
      field.parentId,
      field.preview?.connectTo,
    ].flatMap((id) => id ?? []),
  ];
}
