import { models } from '@portico/fields/models';
import type { Condition, Statement } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Trigger, TriggerCondition } from '@portico/form-engine/definition/trigger';
import { fieldIn, type FormParts, groupIn, moduleIn } from '@portico/form-engine/editing/form-parts';
import { localeTags } from '@portico/i18n/locale';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../../lib/language.ts';
import { useEditing, useReadable } from '../../draft/use-form.ts';
import { endsOf, testOf } from '../conditions/statement-tests.ts';
import { viewOf } from '../conditions/condition-view.ts';
import { readLimit } from '../limits/moving-day.ts';

/** Says rules in the language of the screen, with the words of the form as it is now. */
export function useSay() {
  const { store } = useEditing();
  return useSayIn(store.readParts);
}

/** Says rules in the language of the screen, with the words of some version of the form. */
export function useSayIn(readParts: () => FormParts) {
  const t = useTranslations('console.formLogic');
  const readable = useReadable();
  const language = useLanguage();
  const orList = new Intl.ListFormat(localeTags[language], { type: 'disjunction' });
  const andList = new Intl.ListFormat(localeTags[language], { type: 'conjunction' });

  const field = (id: string) => fieldIn(readParts(), id);
  const question = (id: string) => {
    const found = field(id);
    return found === undefined ? t('gone') : readable(found.label);
  };
  const option = (of: FieldDefinition | undefined, value: string) => {
    const found = of?.options?.find((one) => one.value === value);
    return found === undefined ? t('goneOption', { value }) : readable(found.label);
  };
  const values = (id: string, chosen: readonly string[]) =>
    chosen.length === 0 ? t('statements.nothing') : orList.format(chosen.map((value) => option(field(id), value)));

  const statement = (one: Statement, isDenied: boolean): string => {
    if ('chosen' in one) {
      const words = { question: question(one.field), values: values(one.field, one.chosen) };
      const isMultiple = takesSeveral(field(one.field));
      if (isDenied) return isMultiple ? t('statements.includesNot', words) : t('statements.isNot', words);
      return isMultiple ? t('statements.includes', words) : t('statements.is', words);
    }
    const name = 'group' in one ? groupIn(readParts(), one.group)?.title : undefined;
    const about = 'group' in one ? (name === undefined ? t('gone') : readable(name)) : question(one.field);
    const { least = '…', most = '…' } = endsOf(one);
    const test = testOf(one, isDenied);
    return t(`statements.${test}`, { question: about, least, most, values: '' });
  };

  const condition = (one: Condition, isWithin = false): string => {
    const view = viewOf(one);
    if ('statement' in view) return statement(view.statement, view.isDenied);
    const { joiner, parts } = view;
    const isDenied = joiner === 'none' || joiner === 'notAll';
    const said = parts.map((part) => condition(part, parts.length > 1));
    const join = joiner === 'any' || joiner === 'none' ? 'statements.or' : 'statements.and';
    const [first = t('statements.nothing'), ...others] = said;
    const joined = others.reduce((before, second) => t(join, { first: before, second }), first);
    if (isDenied) return t('statements.not', { part: joined });
    return isWithin && parts.length > 1 ? t('statements.bracket', { part: joined }) : joined;
  };

  /** What an answer to this field has to be for a trigger. */
  const trigger = (id: string, when: TriggerCondition): string => {
    if ('options' in when) return statement({ field: id, chosen: when.options }, false);
    // Any day opens it where both ends are open.
    const ranges = when.ranges.map(({ from, to }): Condition =>
      from === '' && to === '' ? { field: id, answered: true } : { field: id, days: { from, to } },
    );
    return condition({ any: ranges });
  };

  /** A field, group or module by its id, as triggers name them. */
  const target = (id: string): string => {
    const parts = readParts();
    const section = groupIn(parts, id)?.title ?? moduleIn(parts, id)?.title;
    return field(id) !== undefined || section === undefined ? question(id) : readable(section);
  };

  const targets = (ids: readonly string[]) =>
    ids.length === 0
      ? t('statements.nothing')
      : andList.format(ids.map((id) => t('sentences.quoted', { name: target(id) })));

  const opens = (id: string, { when, opens: ids }: Trigger) =>
    t('sentences.opens', { condition: trigger(id, when), targets: targets(ids) });

  const calculation = (calculated: NonNullable<FieldDefinition['calculated']>): string => {
    if ('age' in calculated) return t('sentences.age', { question: question(calculated.age), day: calculated.on });
    if ('sum' in calculated) return t('sentences.sum', { questions: targets(calculated.sum) });
    return t('sentences.average', { questions: targets(calculated.average) });
  };

  /** A day that may move with the calendar. */
  const day = (text: string): string => {
    const limit = readLimit(text);
    if (limit === null) return text;
    const { count, unit, isBefore } = limit;
    const start = limit.start === 'today' ? t('limits.starts.today') : limit.start;
    return count === 0 ? start : t(`limits.said.${isBefore ? 'before' : 'after'}.${unit}`, { count, start });
  };

  return { condition, trigger, question, option, values, target, targets, opens, calculation, day };
}

/** Whether several options can be chosen at once. */
export function takesSeveral(field: FieldDefinition | undefined): boolean {
  return field !== undefined && Array.isArray(models[field.type].empty.value);
}
