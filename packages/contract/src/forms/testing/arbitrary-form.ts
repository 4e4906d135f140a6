import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import { moduleIcons } from '@portico/form-engine/definition/module-icon';
import fc from 'fast-check';
import { arbitraryField, condition, words, localText, id, on, length, colour } from './arbitrary-field.ts';

const rowField = arbitraryField.map(({ parentId: _parentId, ...field }) => field);

const group: fc.Arbitrary<GroupDefinition> = fc.record(
  {
    id,
    key: id,
    title: localText,
    requiredRows: fc.nat(9),
    extraRows: fc.nat(9),
    addLabel: localText,
    remark: localText,
    layout: fc.constantFrom('table', 'list'),
    labelWidth: length,
    labelPosition: fc.constantFrom('left', 'right', 'top'),
    order: fc.nat(),
    startsShown: on,
    shownWhen: condition,
    fields: fc.array(rowField, { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'key', 'title', 'requiredRows', 'extraRows', 'layout', 'fields'] },
);

const module: fc.Arbitrary<ModuleDefinition> = fc.record(
  {
    id,
    title: localText,
    author: fc.constantFrom('applicant', 'referees', 'recommender'),
    required: on,
    layout: fc.constantFrom('vertical', 'horizontal'),
    icon: fc.constantFrom(...moduleIcons),
    activeBackground: colour,
    activeColour: colour,
    attachments: fc.array(fc.record({ name: words, url: fc.constant('/guide.pdf') }), { minLength: 1, maxLength: 2 }),
    startsShown: on,
    shownWhen: condition,
    fields: fc.array(arbitraryField, { maxLength: 4 }),
    groups: fc.uniqueArray(group, { maxLength: 2, selector: (one) => one.id }),
  },
  { requiredKeys: ['id', 'title', 'author', 'fields', 'groups'] },
);

export const arbitraryForm: fc.Arbitrary<FormDefinition> = fc
  .record({ modules: fc.array(module, { maxLength: 2 }) })
  .filter(({ modules }) => {
    const fields = modules.flatMap((one) => [...one.fields, ...one.groups.flatMap((rows) => rows.fields)]);
    // A relation to one of two fields with the same id is ambiguous; publishing refuses such a form.
    const isTwice = (id: string) => fields.filter((field) => field.id === id).length > 1;
    return !fields.some(({ relation: related }) => related !== undefined && isTwice(related.field));
  });
