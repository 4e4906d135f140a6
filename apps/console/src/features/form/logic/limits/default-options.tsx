import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { OptionsSelect } from '../conditions/statement-value.tsx';
import { takesSeveral } from '../say/use-say.ts';

interface DefaultOptionsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly onChange: (value: string | readonly string[] | undefined) => void;
}

/** The option that is proposed, or several where several can be chosen. */
export function DefaultOptions({ field, label, onChange }: DefaultOptionsProps) {
  const { defaultValue = [] } = field;
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : defaultValue;
  return (
    <OptionsSelect
      label={label}
      value={chosen}
      asked={field}
      isNeeded={false}
      onChange={(values) => {
        const last = values.at(-1);
        onChange(last === undefined ? undefined : takesSeveral(field) ? values : last);
      }}
    />
  );
}
