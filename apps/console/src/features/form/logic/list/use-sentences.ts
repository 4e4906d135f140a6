import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import { partName } from '@portico/form-engine/editing/form-parts';
import { useTranslations } from 'use-intl';
import { useReadable } from '../../draft/use-form.ts';
import { useSay } from '../say/use-say.ts';

/** One rule of the form, in words. */
export interface Sentence {
  /** The part that has the rule. */
  readonly name: string;
  /** Where it is: the module, and the question or group within. */
  readonly place: string;
  readonly words: string;
}

/** Every rule of a form, in the order of the form. */
export function useSentences(): (form: FormDefinition) => readonly Sentence[] {
  const t = useTranslations('console.formLogic.sentences');
  const say = useSay();
  const readable = useReadable();

  const ofShowing = ({ relation, shownWhen }: Conditional) => [
    ...(shownWhen === undefined ? [] : [t('shown', { condition: say.condition(shownWhen) })]),
    ...(relation === undefined
      ? []
      : [t('shown', { condition: say.condition({ field: relation.field, chosen: [relation.option] }) })]),
  ];
  const ofField = (field: FieldDefinition) => {
    const { id, requiredWhen, triggers = [], compare, filledFromIdCard, choice, calculated } = field;
    return [
      ...ofShowing(field),
      ...(requiredWhen === undefined ? [] : [t('required', { condition: say.condition(requiredWhen) })]),
      ...triggers.map(({ when, opens }) =>
        t('opens', { condition: say.trigger(id, when), targets: say.targets(opens) }),
      ),
      ...(compare === undefined ? [] : [t('compare', { questions: say.targets(compare.fields) })]),
      ...(filledFromIdCard === undefined ? [] : [t('idCard', { question: say.question(filledFromIdCard) })]),
      ...(choice?.under === undefined ? [] : [t('under', { question: say.question(choice.under) })]),
      ...(calculated === undefined ? [] : [ofCalculation(calculated)]),
    ];
  };
  const ofCalculation = (calculated: NonNullable<FieldDefinition['calculated']>) => {
    if ('age' in calculated) return t('age', { question: say.question(calculated.age), day: calculated.on });
    if ('sum' in calculated) return t('sum', { questions: say.targets(calculated.sum) });
    return t('average', { questions: say.targets(calculated.average) });
  };

  return (form) =>
    form.modules.flatMap((module) => {
      const title = readable(module.title);
      const within = (...names: readonly string[]) => [title, ...names].join(' › ');
      const fields = (list: readonly FieldDefinition[], ...around: readonly string[]) =>
        list.flatMap((field) => {
          const place = within(...around, readable(field.label));
          return ofField(field).map((words) => ({ name: partName.field(field.id), place, words }));
        });
      return [
        ...ofShowing(module).map((words) => ({ name: partName.module(module.id), place: title, words })),
        ...fields(module.fields),
        ...module.groups.flatMap((group) => {
          const own = readable(group.title);
          const name = partName.group(group.id);
          const showing = ofShowing(group).map((words) => ({ name, place: within(own), words }));
          return [...showing, ...fields(group.fields, own)];
        }),
      ];
    });
}
