import type { Language } from '@portico/form-engine/language';
import { SelectField } from '@portico/ui/select-field';
import { TextField } from '@portico/ui/text-field';
import { useTranslations } from 'use-intl';
import type { RegisterField } from './registration.ts';

interface ProjectFieldsProps {
  readonly fields: readonly RegisterField[];
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
  readonly problems: Readonly<Record<string, string | undefined>>;
}

/** The questions of this project besides name, address and password. */
export function ProjectFields({ fields, language, values, onChange, problems }: ProjectFieldsProps) {
  const t = useTranslations('accounts.register');
  return fields.map(({ field, name, required, options }) => {
    const common = {
      label: name[language],
      name: field,
      required,
      value: values[field] ?? '',
      error: problems[fieldKey(field)],
    };
    if (options.length === 0)
      return (
        <TextField
          key={field}
          {...common}
          maxLength={1000}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      );
    return (
      <SelectField
        key={field}
        {...common}
        placeholder={t('choose')}
        options={options.map(({ value, label }) => ({ value, label: label[language] }))}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    );
  });
}

/** The key of a project field among the form's problems, distinct from the form's own fields. */
export function fieldKey(field: string): string {
  return `field ${field}`;
}
