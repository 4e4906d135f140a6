import { Fragment } from 'react';
import type { InputProps } from '../field-parts.ts';
import { leaving } from '../shared/choices/leaving.ts';
import { Attachments } from '../shared/choices/parts/attachments.tsx';
import styles from '../shared/choices/parts/choices.module.css';
import { ClearButton } from '../shared/choices/parts/clear-button.tsx';
import { OptionLine } from '../shared/choices/parts/option-line.tsx';
import { OwnWords } from '../shared/choices/parts/own-words.tsx';
import { optionOf } from '../shared/choices/options.ts';
import { useChoiceAnswer } from '../shared/choices/use-choice-answer.ts';
import { useGoneWords } from '../shared/choices/use-gone-words.ts';

const noOptions = [] as const;

/** Native radio buttons with arrow keys. */
export function SingleChoiceInput(props: InputProps) {
  const { field, whole, answer, onChange, onLeave, control, language } = props;
  const { options = noOptions } = field;
  const answerWith = useChoiceAnswer(answer, whole.options ?? noOptions);
  const goneWords = useGoneWords(whole, language);
  const { value } = answer;
  const chosen = optionOf(value, options);
  const stacked = field.choice?.arrangement === 'stacked';
  const ownWords = chosen === undefined ? null : <OwnWords {...props} option={chosen} />;
  return (
    <div {...control} role="radiogroup" className={stacked ? styles.stacked : styles.inline} onBlur={leaving(onLeave)}>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <OptionLine
            kind="radio"
            id={`${control.id}-${index}`}
            name={control.id}
            label={option.label[language]}
            tips={option.tips?.[language]}
            chosen={option === chosen}
            onChoose={() => onChange(answerWith(option.value))}
          />
          {stacked && option === chosen ? ownWords : null}
        </Fragment>
      ))}
      {stacked ? null : ownWords}
      {chosen === undefined && typeof value === 'string' && value !== '' ? (
        <p className={styles.gone}>{goneWords(value)}</p>
      ) : null}
      {value === '' || field.required === true ? null : (
        <ClearButton
          id={`${control.id}-clear`}
          labelledBy={control['aria-labelledby']}
          onClear={() => onChange(answerWith(''))}
        />
      )}
      <Attachments {...props} />
    </div>
  );
}
