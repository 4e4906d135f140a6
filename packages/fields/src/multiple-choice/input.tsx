import type { Option } from '@portico/form-engine/definition/option';
import { Fragment } from 'react';
import type { InputProps } from '../field-parts.ts';
import { leaving } from '../shared/choices/leaving.ts';
import styles from '../shared/choices/parts/choices.module.css';
import { groupAttributes } from '../shared/choices/parts/group-attributes.ts';
import { OptionLine } from '../shared/choices/parts/option-line.tsx';
import { OwnWords } from '../shared/choices/parts/own-words.tsx';
import { RequiredNote } from '../shared/choices/parts/required-note.tsx';
import { chosenOptions } from '../shared/choices/options.ts';
import { useChoiceAnswer } from '../shared/choices/use-choice-answer.ts';
import { GoneChoices } from './gone-choices.tsx';
import { inOrder } from './in-order.ts';
import { LimitHint } from './limit-hint.tsx';
import { mostChoices } from './most-choices.ts';

const noOptions = [] as const;

/** Native checkboxes; at the limit the others are disabled until one is unticked. */
export function MultipleChoiceInput(props: InputProps) {
  const { field, whole, answer, onChange, onLeave, control, language } = props;
  const { options = noOptions } = field;
  // Own words beside a choice that no longer fits are kept with it.
  const { options: every = noOptions } = whole;
  const answerWith = useChoiceAnswer(answer, every);
  const values = Array.isArray(answer.value) ? answer.value.map(String) : [];
  const chosen = new Set(chosenOptions(answer.value, options));
  const most = mostChoices(field);
  const limited = most < options.length;
  const full = values.length >= most;
  const stacked = field.choice?.arrangement === 'stacked';
  const toggle = (value: string, on: boolean) =>
    onChange(answerWith(inOrder(on ? [...compatible(values, value, options), value] : without(values, value), every)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when the focus leaves the group
    <div
      {...groupAttributes(control, limited && `${control.id}-limit`)}
      role="group"
      className={stacked ? styles.stacked : styles.inline}
      onBlur={leaving(onLeave)}
    >
      {control['aria-required'] === true ? <RequiredNote control={control} /> : null}
      {limited ? <LimitHint id={`${control.id}-limit`} most={most} full={full} /> : null}
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <OptionLine
            kind="checkbox"
            id={`${control.id}-${index}`}
            name={control.id}
            label={option.label[language]}
            tips={option.tips?.[language]}
            chosen={chosen.has(option)}
            disabled={full && !chosen.has(option) && option.excludesOthers !== true}
            onChoose={(on) => toggle(option.value, on)}
          />
          {stacked && chosen.has(option) ? <OwnWords {...props} option={option} /> : null}
        </Fragment>
      ))}
      {chosen.size < values.length ? (
        <GoneChoices {...{ values, options, whole, language, control }} onRemove={(value) => toggle(value, false)} />
      ) : null}
      {stacked
        ? null
        : [...chosen].map((option) => <OwnWords key={option.value} {...props} option={option} showsOption />)}
    </div>
  );
}

function without(values: readonly string[], value: string): readonly string[] {
  return values.filter((one) => one !== value);
}

/** The earlier choices that may stay beside a new one. */
function compatible(values: readonly string[], added: string, options: readonly Option[]): readonly string[] {
  const alone = new Set(options.filter(({ excludesOthers }) => excludesOthers).map(({ value }) => value));
  return alone.has(added) ? [] : values.filter((value) => !alone.has(value));
}
