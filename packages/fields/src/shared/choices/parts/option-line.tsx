import type { ChangeEvent } from 'react';
import styles from './choices.module.css';

interface OptionLineProps {
  readonly kind: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly tips?: string | undefined;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One option: the native button with its label; tips are below and are read after the label. */
export function OptionLine({ kind, id, name, label, tips = '', chosen, disabled, onChoose }: OptionLineProps) {
  const line = (
    <label className={styles.option}>
      <input
        type={kind}
        name={name}
        checked={chosen}
        disabled={disabled}
        aria-describedby={tips === '' ? undefined : `${id}-tips`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (tips === '') return line;
  return (
    <div>
      {line}
      <p id={`${id}-tips`} className={styles.optionTips}>
        {tips}
      </p>
    </div>
  );
}
