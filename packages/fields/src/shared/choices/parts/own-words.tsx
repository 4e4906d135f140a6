import type { Option } from '@portico/form-engine/definition/option';
import { isUnseen } from '@portico/form-engine/patterns/unseen';
import { ownWords } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../../../field-parts.ts';
import controls from '../../control/control.module.css';
import { belongingsOf, choiceAnswer, offersText } from '../choice-answer.ts';
import styles from './choices.module.css';

interface OwnWordsProps extends Pick<InputProps, 'field' | 'answer' | 'onChange' | 'control' | 'language'> {
  /** The chosen option. */
  readonly option: Option;
  /** Names the option in the label, if the line is not directly below the option. */
  readonly showsOption?: boolean;
}

/** The line for own words beside a chosen option, if the option offers one. */
export function OwnWords(props: OwnWordsProps) {
  return offersText(props.option) ? <Line {...props} /> : null;
}

function Line({ field, answer, onChange, control, language, showsOption = false, option }: OwnWordsProps) {
  const t = useTranslations('fields.choices');
  const { options = [] } = field;
  const id = `${control.id}-words-${options.indexOf(option)}`;
  const words = ownWords(answer, option.value);
  const change = (text: string) => {
    const belongings = belongingsOf(answer);
    const other = { ...belongings.other, [option.value]: text };
    onChange(choiceAnswer(answer.value, options, { ...belongings, other }));
  };
  const needed = option.needsText === true;
  const missing = control['aria-invalid'] === true && needed && isUnseen(words);
  const label = t('ownWords', { option: option.label[language] });
  return (
    <div className={showsOption ? styles.namedWords : styles.words}>
      {showsOption ? <label htmlFor={id}>{option.label[language]}</label> : null}
      <input
        id={id}
        type="text"
        className={controls.control}
        aria-label={label}
        aria-required={needed || undefined}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? control['aria-describedby'] : undefined}
        placeholder={t(needed ? 'pleaseSpecify' : 'pleaseSpecifyIfAny')}
        autoComplete="off"
        value={words}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
