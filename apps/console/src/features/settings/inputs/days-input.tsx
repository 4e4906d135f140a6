import { Select } from 'antd';

interface DaysInputProps {
  readonly id?: string;
  readonly value?: readonly number[];
  readonly onChange?: (days: number[]) => void;
}

/** A few whole numbers, in rising order. */
export function DaysInput({ id, value = [], onChange }: DaysInputProps) {
  const enter = (typed: readonly string[]) => {
    const days = typed.map(Number).filter((day) => Number.isInteger(day) && day >= 1 && day <= 365);
    onChange?.([...new Set(days)].sort((one, other) => one - other));
  };
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[' ', ',']}
      value={value.map(String)}
      onChange={enter}
    />
  );
}
