import { type FormParts, isSettings } from '@portico/form-engine/editing/form-parts';
import { isGoodKey } from '@portico/form-engine/publish/check-names';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing, usePublished } from '../../draft/use-form.ts';
import classes from '../panel.module.css';

interface KeyInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The key under which answers are stored. Once it is published, answers depend on it, and it stays. */
export function KeyInput({ name, label, value, onChange }: KeyInputProps) {
  const t = useTranslations('console.formPanel.key');
  const { store } = useEditing();
  const published = usePublished();
  const [typed, setTyped] = useState(value);
  const id = useId();
  if (published.has(name))
    return (
      <p className={classes.hint}>
        <code>{value}</code> {t('published')}
      </p>
    );
  const problemOf = (key: string) => {
    if (!isGoodKey(key)) return t('bad');
    return isTaken(store.readParts(), name, key) ? t('taken') : null;
  };
  const problem = problemOf(typed);
  return (
    <>
      <Input
        aria-label={label}
        aria-describedby={id}
        maxLength={64}
        status={problem === null ? '' : 'error'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (problemOf(target.value) === null) onChange(target.value);
        }}
        // What cannot be a key was not taken: what is in force shows again.
        onBlur={() => setTyped(value)}
      />
      <p id={id} className={problem === null ? classes.hint : classes.problem} aria-live="polite">
        {problem ?? t('hint')}
      </p>
    </>
  );
}

function isTaken(parts: FormParts, own: string, key: string): boolean {
  return [...parts].some(([name, part]) => name !== own && isSettings(part) && part['key'] === key);
}
