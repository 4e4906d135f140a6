import { Input, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import classes from '../../../parts/frame/entry.module.css';

interface TextFieldProps extends Pick<InputProps, 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize'> {
  readonly ref: Ref<InputRef>;
  readonly id: string;
  readonly label: string;
  readonly about?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with it, if something is. */
  readonly problem: string | null;
}

/** One line of text in front of the sign-in. */
export function TextField({ ref, id, label, about, value, onChange, problem, ...input }: TextFieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {about !== undefined && (
        <p className={classes.about} id={`${id}-about`}>
          {about}
        </p>
      )}
      <Input
        {...input}
        ref={ref}
        id={id}
        name={id}
        size="large"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(problem !== null && { status: 'error' })}
        aria-invalid={problem !== null}
        aria-describedby={about === undefined ? `${id}-problem` : `${id}-about ${id}-problem`}
      />
      <p className={classes.problem} id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
