import type { Condition, Statement } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useReadable } from '../../draft/use-form.ts';
import { DayInput } from '../pick/day-input.tsx';
import { useFirstFocus } from '../pick/use-first-focus.ts';
import { endsOf, testOf, withEnds } from './statement-tests.ts';
import classes from '../logic.module.css';

interface StatementValueProps {
  readonly statement: Statement;
  readonly isDenied: boolean;
  readonly asked: FieldDefinition | undefined;
  readonly hasFocus: boolean;
  readonly onChange: (condition: Condition) => void;
}

/** What an answer is compared with: options by their words, numbers, days. */
export function StatementValue({ statement, isDenied, asked, hasFocus, onChange }: StatementValueProps) {
  const t = useTranslations('console.formLogic');
  if ('chosen' in statement)
    return (
      <OptionsSelect
        label={t('options')}
        value={statement.chosen}
        asked={asked}
        hasFocus={hasFocus}
        onChange={(chosen) => {
          const next = { field: statement.field, chosen };
          onChange(isDenied ? { not: next } : next);
        }}
      />
    );
  if ('answered' in statement) return null;
  return <EndsInput statement={statement} onChange={onChange} />;
}

interface OptionsSelectProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly asked: FieldDefinition | undefined;
  readonly hasFocus?: boolean;
  /** Nothing chosen is a rule that is not finished. */
  readonly isNeeded?: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Options of a question, by their words in the language of the screen. */
export function OptionsSelect({
  label,
  value,
  asked,
  hasFocus = false,
  isNeeded = true,
  onChange,
}: OptionsSelectProps) {
  const t = useTranslations('console.formLogic');
  const readable = useReadable();
  const control = useFirstFocus(hasFocus);
  const options = (asked?.options ?? []).map((option) => ({ value: option.value, label: readable(option.label) }));
  const known = new Set(options.map((option) => option.value));
  const gone = value
    .filter((one) => !known.has(one))
    .map((one) => ({ value: one, label: t('goneOption', { value: one }) }));
  return (
    <Select
      ref={control}
      mode="multiple"
      className={classes.value ?? ''}
      aria-label={label}
      placeholder={t('chooseOptions')}
      {...((isNeeded && value.length === 0) || gone.length > 0 ? { status: 'warning' as const } : {})}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={260}
      value={[...value]}
      options={[...options, ...gone]}
      onChange={(values: string[]) => onChange(values)}
    />
  );
}

function EndsInput({
  statement,
  onChange,
}: {
  readonly statement: Statement;
  readonly onChange: (one: Statement) => void;
}) {
  const t = useTranslations('console.formLogic');
  const test = testOf(statement, false);
  const ends = endsOf(statement);
  const input = (end: 'least' | 'most') => {
    const value = ends[end];
    if ('days' in statement)
      return (
        <DayInput
          label={t(end === 'least' ? 'from' : 'to')}
          value={typeof value === 'string' ? value : ''}
          onChange={(day) => onChange(withEnds(statement, { ...ends, [end]: day }))}
        />
      );
    const isCount = !('number' in statement);
    return (
      <InputNumber
        className={classes.number ?? ''}
        aria-label={t(end)}
        {...(isCount ? { min: 0, precision: 0 } : {})}
        value={typeof value === 'number' ? value : null}
        onChange={(number) => {
          if (number !== null) onChange(withEnds(statement, { ...ends, [end]: number }));
        }}
      />
    );
  };
  const hasLeast = !test.endsWith('Most');
  const hasMost = !test.endsWith('Least');
  return (
    <span className={classes.ends}>
      {hasLeast && input('least')}
      {hasLeast && hasMost && <span>{t('upTo')}</span>}
      {hasMost && input('most')}
    </span>
  );
}
