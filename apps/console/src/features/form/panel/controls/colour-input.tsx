import { Input } from 'antd';
import { useTranslations } from 'use-intl';
import classes from '../panel.module.css';

interface ColourInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string | undefined) => void;
}

const hex = /^#[0-9a-f]{6}$/i;

/** A colour, picked or written; empty leaves it to the look of the project. */
export function ColourInput({ label, value, onChange }: ColourInputProps) {
  const t = useTranslations('console.formPanel.colour');
  return (
    <div className={classes.line}>
      <input
        type="color"
        className={classes.picker}
        data-empty={value === '' || undefined}
        aria-label={t('pick', { name: label })}
        value={hex.test(value) ? value : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        allowClear
        className={classes.hex ?? ''}
        aria-label={label}
        maxLength={40}
        placeholder={t('usual')}
        value={value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}
