import type { Option } from '@portico/form-engine/definition/option';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../../parts/language-texts/language-texts.tsx';
import { useEditing } from '../../draft/use-form.ts';
import { Labelled } from '../labelled.tsx';
import classes from '../panel.module.css';

interface OptionDetailsProps {
  readonly number: number;
  readonly option: Option;
  /** The values of all options of the question. */
  readonly taken: ReadonlySet<string>;
  /** Answers may have its value. */
  readonly isPublished: boolean;
  readonly onChange: (option: Option) => void;
  readonly onRename: (value: string) => void;
}

/** What few options need: a hint, own words that must be given, and the value that is stored. */
export function OptionDetails({ number, option, taken, isPublished, onChange, onRename }: OptionDetailsProps) {
  const t = useTranslations('console.formPanel.option');
  const { languages } = useEditing();
  const { tips, needsText, ...plain } = option;
  return (
    <div className={classes.below}>
      {option.takesText === true && (
        <Checkbox
          checked={needsText === true}
          onChange={({ target }) =>
            onChange({ ...plain, ...(tips && { tips }), ...(target.checked && { needsText: true }) })
          }
        >
          {t('needsText')}
        </Checkbox>
      )}
      <Labelled label={t('tips')}>
        <LanguageTexts
          label={t('tipsOf', { number })}
          languages={languages}
          isRequired={false}
          value={tips ?? { sc: '', tc: '', en: '' }}
          onChange={(words) =>
            onChange({
              ...plain,
              ...(needsText && { needsText }),
              ...(Object.values(words).some((text) => text !== '') && { tips: words }),
            })
          }
        />
      </Labelled>
      <Labelled label={t('value')}>
        <ValueInput number={number} value={option.value} taken={taken} isPublished={isPublished} onRename={onRename} />
      </Labelled>
    </div>
  );
}

type ValueInputProps = Omit<OptionDetailsProps, 'option' | 'onChange'> & { readonly value: string };

/** Answers name the value: once it is published, it stays. */
function ValueInput({ number, value, taken, isPublished, onRename }: ValueInputProps) {
  const t = useTranslations('console.formPanel.option');
  const [typed, setTyped] = useState(value);
  if (isPublished)
    return (
      <p className={classes.hint}>
        <code>{value}</code> {t('published')}
      </p>
    );
  const text = typed.trim();
  const isTaken = text !== value && taken.has(text);
  const take = () => {
    if (text === value) return;
    if (text === '' || isTaken) setTyped(value);
    else onRename(text);
  };
  return (
    <>
      <Input
        size="small"
        aria-label={t('valueOf', { number })}
        maxLength={200}
        status={isTaken ? 'error' : ''}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={take}
        onBlur={take}
      />
      <p className={isTaken ? classes.problem : classes.hint}>{t(isTaken ? 'taken' : 'hint')}</p>
    </>
  );
}
