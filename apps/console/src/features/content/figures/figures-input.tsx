import { DeleteOutlined, FileTextOutlined } from '@ant-design/icons';
import type { Figures } from '@portico/contract/figures.schemas';
import type { Language, LocalText } from '@portico/form-engine/language';
import { Alert, Button, Input, Radio, Upload } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import classes from './figures.module.css';
import { figuresAsText, parseFigures } from './parse-figures.ts';

interface FiguresInputProps {
  readonly languages: readonly Language[];
  /** Told what is wrong with what was entered; empty where nothing is. */
  readonly onProblem: (problem: string) => void;
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: Figures | null;
  readonly onChange?: (figures: Figures | null) => void;
}

/** Figures from a spreadsheet: pasted or opened, read at once, and named in each language. */
export function FiguresInput({ languages, onProblem, id, value = null, onChange }: FiguresInputProps) {
  const t = useTranslations('console.content.figures');
  const language = useLanguage();
  const [text, setText] = useState(() => (value === null ? '' : figuresAsText(value, language)));
  const [problem, showProblem] = useState('');
  const setProblem = (found: string) => {
    showProblem(found);
    onProblem(found);
  };
  const read = (entered: string) => {
    setText(entered);
    const table = parseFigures(entered, value);
    if ('problem' in table) {
      const { key, ...params } = table.problem;
      return setProblem(t(`problems.${key}`, params));
    }
    setProblem('');
    onChange?.({ chart: value?.chart ?? 'bar', ...table });
  };
  const clear = () => {
    setText('');
    setProblem('');
    onChange?.(null);
  };
  return (
    <div id={id} className={classes.figures}>
      <label className={classes.field}>
        {t('paste')}
        <Input.TextArea
          rows={5}
          value={text}
          className={classes.paste ?? ''}
          onChange={({ target }) => setText(target.value)}
          // Whoever saves at once loses nothing of it.
          onBlur={() => (text.trim() === '' ? undefined : read(text))}
        />
      </label>
      <p className={classes.hint}>{t('pasteHint')}</p>
      <div className={classes.buttons}>
        <Button onClick={() => read(text)}>{t('read')}</Button>
        <Upload
          accept=".csv,.tsv,.txt"
          showUploadList={false}
          beforeUpload={(file) => {
            void file.text().then(read);
            // Returning false keeps antd from uploading the file itself.
            return false;
          }}
        >
          <Button icon={<FileTextOutlined aria-hidden />}>{t('open')}</Button>
        </Upload>
        {value !== null && (
          <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {problem !== '' && <Alert type="error" showIcon role="alert" title={problem} />}
      {value !== null && (
        <>
          <Preview figures={value} language={language} />
          <Radio.Group
            aria-label={t('chart')}
            optionType="button"
            value={value.chart}
            options={(['bar', 'line'] as const).map((chart) => ({ value: chart, label: t(chart) }))}
            onChange={({ target }) => onChange?.({ ...value, chart: target.value })}
          />
          <Names figures={value} languages={languages} onChange={(figures) => onChange?.(figures)} />
        </>
      )}
    </div>
  );
}

function Preview({ figures, language }: { readonly figures: Figures; readonly language: Language }) {
  const t = useTranslations('console.content.figures');
  const { corner, columns, rows } = figures;
  return (
    // Whoever uses a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('preview')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[corner, ...columns].map((name, index) => (
              <th key={index} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, index) => (
            <tr key={index}>
              <th scope="row">{label[language]}</th>
              {values.map((value, column) => (
                <td key={column}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NamesProps {
  readonly figures: Figures;
  readonly languages: readonly Language[];
  readonly onChange: (figures: Figures) => void;
}

/** The names of columns and rows in each language; those without letters, such as years, need none. */
function Names({ figures, languages, onChange }: NamesProps) {
  const t = useTranslations('console.content.figures');
  const { corner, columns, rows } = figures;
  const one = (key: string, label: string, value: LocalText, put: (text: LocalText) => void) =>
    Object.values(value).every((text) => !/\p{L}/u.test(text)) ? null : (
      <div key={key}>
        <span>{label}</span>
        <LanguageTexts label={label} languages={languages} maxLength={100} value={value} onChange={put} />
      </div>
    );
  return (
    <div className={classes.names} role="group" aria-label={t('labels')}>
      <p className={classes.hint}>{t('labelsHint')}</p>
      {one('corner', t('corner'), corner, (text) => onChange({ ...figures, corner: text }))}
      {columns.map((column, index) =>
        one(`column ${index}`, t('column', { index: String(index + 1) }), column, (text) =>
          onChange({ ...figures, columns: columns.map((other, at) => (at === index ? text : other)) }),
        ),
      )}
      {rows.map(({ label }, index) =>
        one(`row ${index}`, t('row', { index: String(index + 1) }), label, (text) =>
          onChange({ ...figures, rows: rows.map((row, at) => (at === index ? { ...row, label: text } : row)) }),
        ),
      )}
    </div>
  );
}
