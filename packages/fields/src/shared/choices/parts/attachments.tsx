import type { StoredFile } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../../../field-parts.ts';
import { FileList } from '../../files/file-list-input.tsx';
import { belongingsOf, choiceAnswer } from '../choice-answer.ts';
import { isUnchosen } from '../options.ts';
import styles from './choices.module.css';

/** Documents for the chosen option, if the field takes them. */
export function Attachments(props: InputProps) {
  return props.field.takesAttachments === true && !isUnchosen(props.answer.value) ? <Slot {...props} /> : null;
}

function Slot({ field, answer, onChange, control, language }: InputProps) {
  const t = useTranslations('fields.choices');
  const id = `${control.id}-attachments`;
  const change = (attachments: readonly StoredFile[]) =>
    onChange(choiceAnswer(answer.value, field.options ?? [], { ...belongingsOf(answer), attachments }));
  return (
    <div className={styles.attachments}>
      <p id={`${id}-label`} className={styles.attachmentsTitle}>
        {t('attachments')}
      </p>
      <FileList
        files={answer.attachments ?? []}
        onChange={change}
        field={field}
        language={language}
        controlId={id}
        labelledBy={`${control['aria-labelledby']} ${id}-label`}
        {...(control['aria-describedby'] === undefined ? {} : { describedBy: control['aria-describedby'] })}
        compact
      />
    </div>
  );
}
