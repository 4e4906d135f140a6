import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { DateSpan } from '@portico/form-engine/definition/condition';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { withoutAt } from '../../editing/lists.ts';
import { DayInput } from '../pick/day-input.tsx';
import classes from '../logic.module.css';

interface SpansInputProps {
  readonly value: readonly DateSpan[];
  readonly onChange: (spans: readonly DateSpan[]) => void;
}

/** Periods of days; an empty end is open. */
export function SpansInput({ value, onChange }: SpansInputProps) {
  const t = useTranslations('console.formLogic');
  const replace = (at: number, span: DateSpan) => onChange(value.map((one, index) => (index === at ? span : one)));
  return (
    <div className={classes.parts}>
      {value.map((span, at) => (
        // Periods have no names of their own.
        <div key={at} className={classes.ends} role="group" aria-label={t('opens.span', { number: at + 1 })}>
          <DayInput
            label={t('from')}
            value={span.from}
            canBeEmpty
            onChange={(from) => replace(at, { ...span, from })}
          />
          <span>{t('upTo')}</span>
          <DayInput label={t('to')} value={span.to} canBeEmpty onChange={(to) => replace(at, { ...span, to })} />
          {value.length > 1 && (
            <Button
              type="text"
              aria-label={t('opens.removeSpan', { number: at + 1 })}
              icon={<CloseOutlined />}
              onClick={() => onChange(withoutAt(value, at))}
            />
          )}
        </div>
      ))}
      <div>
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...value, { from: '', to: '' }])}>
          {t('opens.addSpan')}
        </Button>
      </div>
    </div>
  );
}
