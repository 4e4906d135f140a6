import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { Checkbox, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useField, useReadable } from '../../draft/use-form.ts';
import { takesSeveral } from '../say/use-say.ts';
import classes from '../logic.module.css';

interface OptionRulesProps {
  readonly field: FieldDefinition;
  readonly option: Option;
  readonly number: number;
  readonly onChange: (option: Option) => void;
}

/** Whether an option excludes all others, and with which answers to the question above it is offered. */
export function OptionRules({ field, option, number, onChange }: OptionRulesProps) {
  const t = useTranslations('console.formLogic.option');
  const readable = useReadable();
  const above = useField(field.choice?.under ?? '');
  const { under, excludesOthers, ...plain } = option;
  const kept = { ...plain, ...(excludesOthers === undefined ? {} : { excludesOthers }) };
  return (
    <>
      {takesSeveral(field) && (
        <Checkbox
          aria-label={t('excludesOf', { number })}
          checked={excludesOthers === true}
          onChange={({ target }) => {
            const rest = { ...plain, ...(under === undefined ? {} : { under }) };
            onChange(target.checked ? { ...rest, excludesOthers: true } : rest);
          }}
        >
          {t('excludes')}
        </Checkbox>
      )}
      {above !== undefined && (
        <Select
          mode="multiple"
          size="small"
          className={classes.value ?? ''}
          aria-label={t('underOf', { number })}
          placeholder={t('always', { question: readable(above.label) })}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={260}
          value={[...(under ?? [])]}
          options={(above.options ?? []).map(({ value, label }) => ({ value, label: readable(label) }))}
          onChange={(values: string[]) => onChange(values.length === 0 ? kept : { ...kept, under: values })}
        />
      )}
    </>
  );
}
