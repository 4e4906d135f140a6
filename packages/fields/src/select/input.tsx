import type { InputProps } from '../field-parts.ts';
import { leaving } from '../shared/choices/leaving.ts';
import { Attachments } from '../shared/choices/parts/attachments.tsx';
import { OwnWords } from '../shared/choices/parts/own-words.tsx';
import { optionOf } from '../shared/choices/options.ts';
import { useChoiceAnswer } from '../shared/choices/use-choice-answer.ts';
import { useGoneWords } from '../shared/choices/use-gone-words.ts';
import { FilterSelect } from './list/filter-select.tsx';
import { LateSelect } from './list/late-select.tsx';
import { NativeSelect } from './list/native-select.tsx';
import { prefersTouch } from './list/prefers-touch.ts';
import styles from './list/select.module.css';
import type { SelectProps } from './list/select-props.ts';

// spec 2: a select becomes filterable when it has more than 10 options
const mostUnfiltered = 10;
const noOptions = [] as const;

/** One option of a list; with many options it can be filtered, except on touch devices, whose own picker is better. */
export function SelectInput(props: InputProps) {
  const { field, whole, answer, onChange, onLeave, control, language } = props;
  const { options = noOptions } = field;
  const answerWith = useChoiceAnswer(answer, whole.options ?? noOptions);
  const value = typeof answer.value === 'string' ? answer.value : '';
  const chosen = optionOf(value, options);
  const goneWords = useGoneWords(whole, language);
  const gone = value !== '' && chosen === undefined ? goneWords(value) : null;
  const index = chosen === undefined ? -1 : options.indexOf(chosen);
  const tips = chosen?.tips?.[language] ?? '';
  const tipsId = `${control.id}-option-tips`;
  return (
    <div className={styles.select} onBlur={leaving(onLeave)}>
      <OptionList
        {...{ field, options, value, index, gone, language }}
        control={tips === '' ? control : { ...control, 'aria-describedby': join(control['aria-describedby'], tipsId) }}
        onChoose={(next) => onChange(answerWith(next))}
      />
      {tips === '' ? null : (
        <p id={tipsId} className={styles.tips}>
          {tips}
        </p>
      )}
      {chosen === undefined ? null : <OwnWords {...props} option={chosen} />}
      <Attachments {...props} />
    </div>
  );
}

function OptionList(props: SelectProps) {
  if (props.options.length <= mostUnfiltered) return <NativeSelect {...props} />;
  return prefersTouch() ? <LateSelect {...props} /> : <FilterSelect {...props} />;
}

function join(...ids: readonly (string | undefined)[]): string {
  return ids.filter(Boolean).join(' ');
}
