import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Language } from '@portico/form-engine/language';
import { Button, Checkbox, Dropdown, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import classes from '../settings.module.css';
import { newQuestion, type Question, type QuestionType, questionTypes } from './question-types.ts';

interface QuestionsInputProps {
  readonly languages: readonly Language[];
  readonly id?: string;
  readonly value?: readonly Question[];
  readonly onChange?: (questions: Question[]) => void;
}

/** The questions of the registration, in order. */
export function QuestionsInput({ languages, id, value = [], onChange }: QuestionsInputProps) {
  const t = useTranslations('console.settings');
  const replace = (at: number, ...questions: Question[]) =>
    onChange?.([...value.slice(0, at), ...questions, ...value.slice(at + 1)]);
  const move = (from: number, to: number) => {
    const [moved, ...others] = [...value.slice(from, from + 1), ...value.slice(0, from), ...value.slice(from + 1)];
    if (moved !== undefined) onChange?.([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  const items = typeNames.map((key) => ({ key, label: t(`question.types.${key}`) }));
  return (
    <div id={id} role="group" aria-label={t('fields.registerFields.label')}>
      {value.map((question, index) => (
        <OneQuestion
          // A question has no identity but its place: its key is edited.
          key={index}
          index={index}
          isLast={index === value.length - 1}
          question={question}
          languages={languages}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => replace(index)}
          onMove={(by) => move(index, index + by)}
        />
      ))}
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => {
            const type = typeNames.find((name) => name === key);
            if (type !== undefined) onChange?.([...value, newQuestion(type, value)]);
          },
        }}
      >
        <Button icon={<PlusOutlined aria-hidden />}>{t('question.add')}</Button>
      </Dropdown>
    </div>
  );
}

const typeNames = Object.keys(questionTypes).filter((name): name is QuestionType => name in questionTypes);

interface OneQuestionProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly question: Question;
  readonly languages: readonly Language[];
  readonly onChange: (question: Question) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function OneQuestion({ index, isLast, question, languages, onChange, onRemove, onMove }: OneQuestionProps) {
  const t = useTranslations('console.settings.question');
  const name = question.name[useLanguage()] || t('unnamed', { index: String(index + 1) });
  const tool = (label: string, Icon: typeof PlusOutlined, run: () => void, isDisabled = false) => (
    <Button
      type="text"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      icon={<Icon aria-hidden />}
      onClick={run}
    />
  );
  return (
    <div className={classes.question} role="group" aria-label={name}>
      <div className={classes.questionHead}>
        <label className={classes.key}>
          {t('key')}
          <Input
            value={question.field}
            maxLength={60}
            title={t('keyHelp')}
            onChange={({ target }) => onChange({ ...question, field: target.value.replaceAll(/[^A-Za-z0-9_-]/g, '_') })}
          />
        </label>
        <Checkbox
          className={classes.required ?? ''}
          checked={question.required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        >
          {t('required')}
        </Checkbox>
        <div className={classes.tools}>
          {tool(t('up', { name }), ArrowUpOutlined, () => onMove(-1), index === 0)}
          {tool(t('down', { name }), ArrowDownOutlined, () => onMove(1), isLast)}
          {tool(t('remove', { name }), DeleteOutlined, onRemove)}
        </div>
      </div>
      <LanguageTexts
        label={t('name')}
        languages={languages}
        maxLength={200}
        value={question.name}
        onChange={(text) => onChange({ ...question, name: text })}
      />
      {question.options.length > 0 && <Options {...{ question, languages, onChange }} />}
    </div>
  );
}

function Options({ question, languages, onChange }: Pick<OneQuestionProps, 'question' | 'languages' | 'onChange'>) {
  const t = useTranslations('console.settings.question');
  const { options } = question;
  const replace = (at: number, ...changed: typeof options) =>
    onChange({ ...question, options: [...options.slice(0, at), ...changed, ...options.slice(at + 1)] });
  return (
    <div role="group" aria-label={t('options')}>
      {options.map((one, index) => (
        <div key={index} className={classes.option}>
          <label className={classes.key}>
            <span aria-hidden>{t('value')}</span>
            <Input
              aria-label={`${t('value')} ${index + 1}`}
              value={one.value}
              maxLength={60}
              onChange={({ target }) =>
                replace(index, { ...one, value: target.value.replaceAll(/[^A-Za-z0-9_-]/g, '') })
              }
            />
          </label>
          <LanguageTexts
            label={`${t('options')} ${index + 1}`}
            languages={languages}
            maxLength={200}
            value={one.label}
            onChange={(label) => replace(index, { ...one, label })}
          />
          <Button
            type="text"
            aria-label={t('removeOption', { index: String(index + 1) })}
            icon={<DeleteOutlined aria-hidden />}
            disabled={options.length === 1}
            onClick={() => replace(index)}
          />
        </div>
      ))}
      <Button
        type="link"
        icon={<PlusOutlined aria-hidden />}
        onClick={() =>
          onChange({
            ...question,
            options: [...options, { value: `option${options.length + 1}`, label: { sc: '', tc: '', en: '' } }],
          })
        }
      >
        {t('addOption')}
      </Button>
    </div>
  );
}
