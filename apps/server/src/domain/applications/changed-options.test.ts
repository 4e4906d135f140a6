import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import { keepRetired } from '@portico/form-engine/versions/keep-retired';
import { lookupIn } from '@portico/form-engine/visibility/shown-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerInWords } from '../forms/answer-in-words.ts';
import { readChanges } from '../forms/read-changes.ts';
import { carryChanges } from '../sheets/versions/carry-changes.ts';

// Answers are written in the wire format, which identifies options by position, so that the test does not depend on how
// they are stored.
const values = ['a', 'b', 'c', 'd', 'e'];
const wireOption = (value: string) => ({ sc: `${value}甲`, tc: `${value}乙`, en: `${value} en`, value, text: 1 });
const option = (value: string): Option => ({ value, label: { sc: `${value}甲`, tc: `${value}乙`, en: `${value} en` } });

/** A question with options, a question that some of them open, a question related to the first, and a matrix. */
function firstVersion(type: 3 | 4 | 5, offered: readonly string[], opens: readonly number[]): FormDefinition {
  const normal = [
    {
      id: 'q',
      field: 'q',
      type,
      options: offered.map(wireOption),
      condition: { option_trigger: [{ option_index: JSON.stringify(opens), open_id: 'opened' }] },
    },
    { id: 'opened', field: 'opened', type: 1 },
    {
      id: 'related',
      field: 'related',
      type: 1,
      condition: { relationform: { open_id: 'q', checkedOption: option(offered[0] ?? '').label } },
    },
    {
      id: 'grid',
      field: 'grid',
      type: 9,
      options: offered.map(wireOption),
      condition: { option: values.map(wireOption) },
    },
  ];
  return decodeModules([{ menuid: 'm', field: { normal } }]).form;
}

interface Edit {
  readonly order: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly string[];
  readonly wordless: readonly string[];
}

/** What a designer can do to a list of options: reorder, remove, add, rename, or remove the text box of an option. */
function edited(options: readonly Option[], { order, removed, renamed, wordless }: Edit): readonly Option[] {
  const byValue = new Map([...options, option('new')].map((one) => [one.value, one]));
  return order
    .flatMap((value) => byValue.get(value) ?? [])
    .filter(({ value }) => !removed.includes(value))
    .map((one) => (renamed.includes(one.value) ? { ...one, label: option(`renamed ${one.value}`).label } : one))
    .map(({ takesText, ...one }) => (wordless.includes(one.value) || !takesText ? one : { ...one, takesText }));
}

function secondVersion(form: FormDefinition, edit: Edit): FormDefinition {
  const inField = (field: FieldDefinition): FieldDefinition =>
    field.options === undefined ? field : { ...field, options: edited(field.options, edit) };
  return { modules: form.modules.map((module) => ({ ...module, fields: module.fields.map(inField) })) };
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  order: fc.shuffledSubarray([...values, 'new'], { minLength: 6 }),
  removed: fc.subarray(values, { maxLength: 2 }),
  renamed: fc.subarray(values),
  wordless: fc.subarray(values, { maxLength: 2 }),
});

const anyVersions = fc
  .record({
    type: fc.constantFrom(3, 4, 5),
    offered: fc.shuffledSubarray(values, { minLength: 2 }),
    opens: fc.uniqueArray(fc.nat(1), { minLength: 1 }),
    chosen: fc.uniqueArray(fc.nat(4), { minLength: 1 }),
    edit: anyEdit,
  })
  .map(({ type, offered, opens, chosen, edit }) => {
    const from = firstVersion(type, offered, opens);
    const picked = chosen.map((position) => offered[position % offered.length] ?? '');
    const taken = type === 4 ? picked : picked.slice(0, 1);
    const normal = {
      q: type === 4 ? taken : taken[0],
      q_other: offered.map((value) => (taken.includes(value) ? `typed beside ${value}` : '')),
      grid: offered.map((value) => (taken.includes(value) ? value : '')),
    };
    return { from, to: secondVersion(from, edit), taken: [...new Set(taken)], normal };
  });

const compiled = (form: FormDefinition) => compileForm(form, models);

/** The text is kept at the same option of the newer version, or returned as left over. */
function expectKept(
  chosen: readonly string[],
  to: FormDefinition,
  wire: Readonly<Record<string, unknown>>,
  leftOver: readonly { readonly key: string }[],
): void {
  const offered = to.modules[0]?.fields.find(({ key }) => key === 'q')?.options ?? [];
  const at = (key: string, value: string) => {
    const list = wire[key];
    return Array.isArray(list) ? list[offered.findIndex((one) => one.value === value)] : undefined;
  };
  const handedBack = (key: string, text: string) =>
    leftOver.some((one) => one.key === key && JSON.stringify(one).includes(JSON.stringify(text)));
  for (const value of chosen) {
    const words = `typed beside ${value}`;
    expect([at('q_other', value) === words, handedBack('q', words)]).toContain(true);
    expect([at('grid', value) === value, handedBack('grid', value)]).toContain(true);
  }
  const elsewhere = (list: unknown) => (Array.isArray(list) ? list.filter((text) => text !== '').length : 0);
  expect(elsewhere(wire['q_other'])).toBeLessThanOrEqual(chosen.length);
}

describe('options that are reordered, renamed, added or removed', () => {
  it('lose no word of a draft that is moved', () => {
    fc.assert(
      fc.property(anyVersions, ({ from, to, taken: chosen, normal }) => {
        const saved = readAnswers(compiled(from), decodeAnswers({ normal }, from).answers);
        const { answers, leftOver } = moveAnswers(compiled(from), compiled(to), saved);
        expectKept(chosen, to, encodeAnswers(answers, to).normal, leftOver);
      }),
    );
  });

  it('lose no word that a page of the older version sends', () => {
    fc.assert(
      fc.property(anyVersions, ({ from, to, taken: chosen, normal }) => {
        const [module] = compiled(from).modules;
        if (module === undefined) throw new Error('No module');
        const sent = readChanges(JSON.stringify(normal), module);
        const { changes, leftOver } = carryChanges(sent, 'm', compiled(from), compiled(to));
        const fields = Object.fromEntries(
          Object.entries(changes.fields).flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]])),
        );
        expectKept(chosen, to, encodeAnswers({ fields, rows: {} }, to).normal, leftOver);
      }),
    );
  });

  it('are told in their words, also where they are no longer offered', () => {
    fc.assert(
      fc.property(anyVersions, ({ from, to, taken: chosen, normal }) => {
        const next = keepRetired(from, to);
        const saved = readAnswers(compiled(from), decodeAnswers({ normal }, from).answers);
        const { answers } = moveAnswers(compiled(from), compiled(next), saved);
        const [field] = decodeModules(encodeModules(next)).form.modules[0]?.fields ?? [];
        const { q } = answers.fields;
        if (field === undefined || q === undefined) throw new Error('the choice is not there');
        for (const language of ['sc', 'tc', 'en'] as const) {
          const words = answerInWords(q, field, language);
          for (const value of chosen) expect(words).toContain(option(value).label[language]);
        }
      }),
    );
  });

  it('open the same questions as before, as long as they are offered', () => {
    fc.assert(
      fc.property(anyVersions, fc.constantFrom('sc', 'tc', 'en'), ({ from, to, taken: chosen }, language) => {
        const offered = to.modules[0]?.fields.find(({ key }) => key === 'q')?.options ?? [];
        fc.pre(chosen.every((value) => offered.some((one) => one.value === value)));
        const shown = (form: FormDefinition) => {
          const ready = compiled(form);
          const look = lookupIn(
            ready,
            { fields: { q: { value: chosen } }, rows: {} },
            { language, today: '2026-11-15' },
          );
          return [...ready.byKey.values()]
            .filter((field) => look(field) !== null)
            .map(({ definition }) => definition.key);
        };
        expect(shown(to)).toEqual(shown(from));
      }),
    );
  });
});
