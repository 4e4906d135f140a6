import type { Option } from '@portico/form-engine/definition/option';
import type { Answer } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../../../field-parts.ts';
import controls from '../../control/control.module.css';
import { belongingsOf, choiceAnswer, offersText } from '../choice-answer.ts';
import styles from './choices.module.css';

interface OwnWordsProps extends Pick<InputProps, 'field' | 'answer' | 'onChange' | 'control' | 'language'> {
  /** Of the chosen option in the list. */
  readonly place: number;
  /** Says which option the line belongs to where it does not stand below it. */
  readonly named?: boolean;
}

/** The line for one's own words beside a chosen option, where the option offers one. */
export function OwnWords(props: OwnWordsProps) {
  const option = props.field.options?.[props.place];
  return option !== undefined && offersText(option) ? <Line {...props} option={option} /> : null;
}

function Line({
  field,
  answer,
  onChange,
  control,
  language,
  place,
  named = false,
  option,
}: OwnWordsProps & { option: Option }) {
  const t = useTranslations('fields.choices');
  const id = `${control.id}-words-${place}`;
  const words = answer.other?.[place] ?? '';
  const needed = option.needsText === true;
  const missing = control['aria-invalid'] === true && needed && words.trim() === '';
  const label = t('ownWords', { option: option.label[language] });
  return (
    <div className={named ? styles.namedWords : styles.words}>
      {named ? <label htmlFor={id}>{option.label[language]}</label> : null}
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
        onChange={(event) => onChange(withWords(answer, field.options ?? [], place, event.target.value))}
      />
    </div>
  );
}

function withWords(answer: Answer, options: readonly Option[], place: number, text: string): Answer {
  const { words, attachments } = belongingsOf(answer);
  return choiceAnswer(answer.value, options, {
    words: options.map((_, other) => (other === place ? text : (words[other] ?? ''))),
    attachments,
  });
}
