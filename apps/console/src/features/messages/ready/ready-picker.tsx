import type { Language } from '@portico/form-engine/language';
import { Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import classes from '../messages.module.css';
import { type ReadyAnswer, useReadyAnswers } from './use-ready-answers.ts';

interface ReadyPickerProps {
  /** In which the applicant reads. */
  readonly language: Language;
  readonly onPick: (words: string) => void;
}

/** Puts a ready-made answer into the text, in the applicant's language where it is there. */
export function ReadyPicker({ language, onPick }: ReadyPickerProps) {
  const t = useTranslations('console.inbox.ready');
  const { languages } = useProject();
  const list = useReadyAnswers().data ?? [];
  if (list.length === 0) return null;
  const inTheirs = ({ words }: ReadyAnswer) => [language, ...languages].map((one) => words[one]).find(Boolean) ?? '';
  return (
    <Select<string>
      aria-label={t('insert')}
      className={classes.picker ?? ''}
      placeholder={t('insert')}
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      options={list.map(({ answer, name }) => ({ value: answer, label: name }))}
      onSelect={(picked) => {
        const answer = list.find((one) => one.answer === picked);
        if (answer !== undefined) onPick(inTheirs(answer));
      }}
    />
  );
}
