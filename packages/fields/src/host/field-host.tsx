import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { FieldScope, FieldState } from '@portico/form-engine/session/field-scope';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { inputs } from '../inputs.ts';
import styles from './field-host.module.css';
import { AnswerFirst } from './answer-first.tsx';
import { CalculatedAnswer } from './calculated-answer.tsx';
import { useFieldNote } from './field-notes.ts';
import { ProblemText } from './problem-text.tsx';
import { whenReleased } from './when-released.ts';

interface FieldHostProps {
  readonly scope: FieldScope;
  readonly field: FieldDefinition;
  readonly language: Language;
}

/** One field: its label, its hints, the input of its type, and its first problem. */
export const FieldHost = memo(function FieldHost({ scope, field: whole, language }: FieldHostProps) {
  const { answer, visible, problem, definition, waitsFor } = useFieldState(scope, whole.key);
  const field = definition ?? whole;
  const note = useFieldNote(field.key);
  if (!visible) return null;
  const Input = field.calculated === undefined ? inputs[field.type] : CalculatedAnswer;
  const id = idOfField(field.key);
  const remark = field.remark?.[language] ?? '';
  const tips = field.tips?.[language] ?? '';
  const described = [
    remark && `${id}-remark`,
    waitsFor && `${id}-first`,
    tips && `${id}-tips`,
    problem === null ? '' : `${id}-problem`,
    note === null ? '' : `${id}-note`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={styles.field}
      data-half={field.look?.span === 'half' || undefined}
      data-tinted={field.look?.background === undefined ? undefined : true}
      data-nested={field.parentId === undefined ? undefined : true}
      style={styleOf(field)}
    >
      <label id={`${id}-label`} htmlFor={id} className={field.showsTitle === false ? styles.unseen : styles.label}>
        {field.label[language]}
        {field.required === true ? (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {remark === '' ? null : (
        <p id={`${id}-remark`} className={styles.remark}>
          {remark}
        </p>
      )}
      <Input
        field={field}
        whole={whole}
        answer={answer}
        language={language}
        onChange={(next) => scope.change(field.key, next)}
        onLeave={() => whenReleased(() => scope.leave(field.key))}
        control={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': described || undefined,
          'aria-invalid': problem === null ? undefined : true,
          'aria-required': field.required === true || undefined,
        }}
      />
      {waitsFor === null ? null : <AnswerFirst id={`${id}-first`} question={waitsFor[language]} />}
      {tips === '' ? null : (
        <p id={`${id}-tips`} className={styles.tips}>
          {tips}
        </p>
      )}
      {problem === null ? null : <ProblemText id={`${id}-problem`} problem={problem} language={language} />}
      {note === null ? null : <div id={`${id}-note`}>{note}</div>}
    </div>
  );
});

/** The id of the element that a link to this field leads to. */
export function idOfField(key: string): string {
  return `field-${key}`;
}

function styleOf(field: FieldDefinition) {
  return field.look?.background === undefined ? undefined : { background: field.look.background };
}

/** One field of a scope; the component renders again only when this field changes. */
function useFieldState(scope: FieldScope, key: string): FieldState {
  const subscribe = useCallback((listener: () => void) => scope.subscribe(key, listener), [scope, key]);
  return useSyncExternalStore(subscribe, () => scope.read(key));
}
