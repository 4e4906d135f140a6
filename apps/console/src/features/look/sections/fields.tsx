import type { Language, LocalText } from '@portico/form-engine/language';
import type { Look } from '@portico/contract/look.schemas';
import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { type FieldName, useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import classes from './sections.module.css';

/** A label above a control that has its own accessible name, with what is wrong below. */
export function Labelled({ name, children }: { readonly name: FieldName; readonly children: ReactNode }) {
  const label = useFieldLabel();
  return (
    <div className={classes.field}>
      <span className={classes.label}>{label(name)}</span>
      {children}
      <FieldProblem name={name} />
    </div>
  );
}

interface TextsFieldProps {
  readonly name: FieldName;
  readonly of: (look: Look) => LocalText;
  readonly maxLength: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
}

/** A text in the languages of the project; each language is a field of its own. */
export function TextsField({ name, of, maxLength, rows = 1, isRequired = false }: TextsFieldProps) {
  const { draft, change, languages } = useEditing();
  const label = useFieldLabel();
  const value = of(draft.look);
  const changeTexts = (text: LocalText) => {
    for (const language of changedIn(value, text)) change(`${name}.${language}`, text[language]);
  };
  return (
    <div className={classes.field}>
      <span className={classes.label}>{label(name)}</span>
      <LanguageTexts
        label={label(name)}
        languages={languages}
        rows={rows}
        maxLength={maxLength}
        isRequired={isRequired}
        value={value}
        onChange={changeTexts}
      />
    </div>
  );
}

interface LineFieldProps {
  readonly name: FieldName;
  readonly of: (look: Look) => string;
  readonly maxLength: number;
}

export function LineField({ name, of, maxLength }: LineFieldProps) {
  const { draft, change } = useEditing();
  const label = useFieldLabel();
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label(name)}
      </label>
      <Input
        id={id}
        value={of(draft.look)}
        maxLength={maxLength}
        onChange={({ target }) => change(name, target.value)}
      />
      <FieldProblem name={name} />
    </div>
  );
}

/** What keeps this field from being published. */
function FieldProblem({ name }: { readonly name: FieldName }) {
  const t = useTranslations('console.look.problems');
  const label = useFieldLabel();
  const found = useEditing().draft.problems.find(({ field }) => field === name);
  return found === undefined ? null : <p className={classes.problem}>{t(found.problem, { field: label(name) })}</p>;
}

function changedIn(before: LocalText, after: LocalText): readonly Language[] {
  return (['sc', 'tc', 'en'] as const).filter((language) => before[language] !== after[language]);
}
