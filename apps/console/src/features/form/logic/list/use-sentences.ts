import { sourcesOf } from '@portico/form-engine/definition/calculation';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import { partName } from '@portico/form-engine/editing/form-parts';
import { useTranslations } from 'use-intl';
import { useReadable } from '../../draft/use-form.ts';
import { useSayLimits } from '../say/use-say-limits.ts';
import { useSay } from '../say/use-say.ts';
import { partsAskedBy, partsNamed } from './parts-named.ts';
import type { RuleKind } from './rule-kinds.ts';

/** One rule of the form, in words. */
export interface Sentence {
  readonly kind: RuleKind;
  /** The part that has the rule. */
  readonly name: string;
  /** Where it is: the module, and the question or group within. */
  readonly place: string;
  readonly words: string;
  /** The parts on whose answers it depends, and those for which they matter. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

type Rule = Pick<Sentence, 'kind' | 'words' | 'from'> & Partial<Pick<Sentence, 'to'>>;

/** Every rule of a form, in the order of the form. */
export function useSentences(): (form: FormDefinition) => readonly Sentence[] {
  const t = useTranslations('console.formLogic.sentences');
  const say = useSay();
  const sayLimits = useSayLimits();
  const readable = useReadable();

  const ofShowing = ({ relation, shownWhen }: Conditional): readonly Rule[] =>
    [shownWhen, relation && { field: relation.field, chosen: [relation.option] }]
      .filter((condition) => condition !== undefined)
      .map((condition) => ({
        kind: 'shown',
        words: t('shown', { condition: say.condition(condition) }),
        from: partsAskedBy(condition),
      }));
  const ofField = (field: FieldDefinition, named: ReturnType<typeof partsNamed>): readonly Rule[] => {
    const { id, requiredWhen, triggers = [], compare, filledFromIdCard: card, choice, calculated } = field;
    const own = [partName.field(id)];
    const rules: Rule[] = [...ofShowing(field)];
    if (requiredWhen !== undefined) {
      const words = t('required', { condition: say.condition(requiredWhen) });
      rules.push({ kind: 'required', words, from: partsAskedBy(requiredWhen) });
    }
    for (const trigger of triggers)
      rules.push({ kind: 'opens', words: say.opens(id, trigger), from: own, to: named(trigger.opens) });
    if (compare !== undefined) {
      const words = t('compare', { questions: say.targets(compare.fields) });
      rules.push({ kind: 'compare', words, from: named(compare.fields) });
    }
    if (card !== undefined)
      rules.push({ kind: 'idCard', words: t('idCard', { question: say.question(card) }), from: named([card]) });
    const above = choice?.under;
    if (above !== undefined)
      rules.push({ kind: 'under', words: t('under', { question: say.question(above) }), from: named([above]) });
    if (calculated !== undefined)
      rules.push({ kind: 'calculated', words: say.calculation(calculated), from: named(sourcesOf(calculated)) });
    for (const words of sayLimits(field)) rules.push({ kind: 'limit', words, from: [] });
    return rules;
  };

  return (form) => {
    const named = partsNamed(form);
    return form.modules.flatMap((module) => {
      const title = readable(module.title);
      const at = (name: string, path: readonly string[], rules: readonly Rule[]): readonly Sentence[] =>
        rules.map((rule) => ({ to: [name], ...rule, name, place: [title, ...path].join(' › ') }));
      const fields = (list: readonly FieldDefinition[], ...around: readonly string[]) =>
        list.flatMap((field) =>
          at(partName.field(field.id), [...around, readable(field.label)], ofField(field, named)),
        );
      return [
        ...at(partName.module(module.id), [], ofShowing(module)),
        ...fields(module.fields),
        ...module.groups.flatMap((group) => {
          const own = readable(group.title);
          return [...at(partName.group(group.id), [own], ofShowing(group)), ...fields(group.fields, own)];
        }),
      ];
    });
  };
}
