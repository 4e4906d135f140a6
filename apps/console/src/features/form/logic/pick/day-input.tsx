import { Input } from 'antd';
import { useState } from 'react';
import classes from '../logic.module.css';

interface DayInputProps {
  readonly label: string;
  /** yyyy-mm-dd; empty where none is set. */
  readonly value: string;
  readonly canBeEmpty?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day. While it is being typed and is none yet, the one that was there stays. */
export function DayInput({ label, value, canBeEmpty = false, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      type="date"
      className={classes.day ?? ''}
      aria-label={label}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' || canBeEmpty) onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
