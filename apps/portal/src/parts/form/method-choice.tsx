import { useId } from 'react';
import styles from './method-choice.module.css';

interface MethodChoiceProps<M extends string> {
  readonly legend: string;
  readonly methods: readonly { readonly value: M; readonly label: string }[];
  readonly value: M;
  readonly onChange: (value: M) => void;
}

/** Two methods as radio buttons that look like tabs; a single method shows no choice. */
export function MethodChoice<M extends string>({ legend, methods, value, onChange }: MethodChoiceProps<M>) {
  const name = useId();
  if (methods.length < 2) return null;
  return (
    <fieldset className={styles.methods}>
      <legend>{legend}</legend>
      {methods.map((method) => (
        <label key={method.value}>
          <input type="radio" name={name} checked={method.value === value} onChange={() => onChange(method.value)} />
          <span>{method.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
