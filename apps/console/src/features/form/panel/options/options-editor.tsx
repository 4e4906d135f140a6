import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EllipsisOutlined, PlusOutlined } from '@ant-design/icons';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { Button, Checkbox, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeTags } from '@portico/i18n/locale';
import { useEditing, useField } from '../../draft/use-form.ts';
import { withAt, withoutAt } from '../../editing/lists.ts';
import { freeValue } from '../../editing/pasted-options.ts';
import { renameOption } from '../../editing/rename-option.ts';
import { OptionRules } from '../../logic/limits/option-rules.tsx';
import { ListDialog } from './lists/list-dialog.tsx';
import { OptionDetails } from './option-details.tsx';
import classes from './options.module.css';
import { PasteDialog } from './paste-dialog.tsx';

interface OptionsEditorProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** Their values are taken. */
  readonly retired: readonly Option[];
  /** Values that answers may have. */
  readonly published: ReadonlySet<string>;
  readonly takesAreas: boolean;
  /** The choice whose options these are: some have rules. */
  readonly ruledBy: FieldDefinition | undefined;
  readonly onChange: (options: readonly Option[]) => void;
}

/** Each option has several controls: a list of all countries would take seconds to draw. */
const pageSize = 40;

/** The options of a question, in every language side by side; their values stay what they are. */
export function OptionsEditor(props: OptionsEditorProps) {
  const { label, options, retired, published, takesAreas, ruledBy, onChange } = props;
  const t = useTranslations('console.designer.options');
  const lists = useTranslations('console.formLists');
  const [most, setMost] = useState(pageSize);
  const [dialog, setDialog] = useState<'paste' | 'list' | null>(null);
  const [detailed, setDetailed] = useState<number | null>(null);
  const { store } = useEditing();
  const above = useField(ruledBy?.choice?.under ?? '');
  const known = [...options, ...retired];
  const taken = new Set(known.map(({ value }) => value));
  const replace = (at: number, option: Option) => onChange(options.map((one, index) => (index === at ? option : one)));
  const rename = (at: number, option: Option, to: string) => {
    if (ruledBy === undefined) replace(at, { ...option, value: to });
    else store.edit((parts) => renameOption(parts, ruledBy.id, option.value, to));
  };
  const add = (added: readonly Option[]) => {
    onChange([...options, ...added]);
    setDialog(null);
  };
  const move = (at: number, by: number) => {
    const [moved] = options.slice(at, at + 1);
    setDetailed(null);
    if (moved !== undefined) onChange(withAt(withoutAt(options, at), at + by, moved));
  };
  return (
    <div className={classes.editor} role="group" aria-label={label}>
      <ol className={classes.list}>
        {options.slice(0, most).map((option, at) => (
          <OptionRow
            key={option.value}
            number={at + 1}
            option={option}
            hasArea={takesAreas}
            ruledBy={ruledBy}
            onChange={(next) => replace(at, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(withoutAt(options, at))}
            isDetailed={detailed === at}
            onDetail={() => setDetailed(detailed === at ? null : at)}
            details={
              <OptionDetails
                number={at + 1}
                option={option}
                taken={taken}
                isPublished={published.has(option.value)}
                onChange={(next) => replace(at, next)}
                onRename={(to) => rename(at, option, to)}
              />
            }
          />
        ))}
      </ol>
      {options.length > most && (
        <Button type="link" size="small" onClick={() => setMost(most + pageSize)}>
          {lists('more', { count: options.length - most })}
        </Button>
      )}
      <div className={classes.buttons}>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => {
            setMost(Math.max(most, options.length + 1));
            onChange([...options, { value: freeValue(taken), label: { sc: '', tc: '', en: '' } }]);
          }}
        >
          {t('add')}
        </Button>
        <Button size="small" onClick={() => setDialog('paste')}>
          {t('paste')}
        </Button>
        {!takesAreas && (
          <Button size="small" onClick={() => setDialog('list')}>
            {lists('open')}
          </Button>
        )}
      </div>
      {dialog === 'paste' && <PasteDialog known={known} above={above} onClose={() => setDialog(null)} onAdd={add} />}
      {dialog === 'list' && <ListDialog known={options} above={above} onClose={() => setDialog(null)} onAdd={add} />}
    </div>
  );
}

interface OptionRowProps {
  readonly number: number;
  readonly option: Option;
  readonly hasArea: boolean;
  readonly ruledBy: FieldDefinition | undefined;
  readonly onChange: (option: Option) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly isDetailed: boolean;
  readonly onDetail: () => void;
  readonly details: ReactNode;
}

function OptionRow(props: OptionRowProps) {
  const { number, option, hasArea, ruledBy, onChange, onMove, onRemove, isDetailed, onDetail, details } = props;
  const t = useTranslations('console');
  const { languages } = useEditing();
  const { takesText: _takes, needsText: _needs, ...plain } = option;
  return (
    <li className={classes.option}>
      <div className={classes.words}>
        {languages.map((language) => (
          <Input
            key={language}
            size="small"
            lang={localeTags[language]}
            maxLength={200}
            aria-label={`${t('designer.options.of', { number })} ${t(`languages.${language}`)}`}
            placeholder={t(`languages.${language}`)}
            value={option.label[language]}
            onChange={({ target }) => onChange({ ...option, label: { ...option.label, [language]: target.value } })}
          />
        ))}
      </div>
      <div className={classes.tools}>
        {!hasArea && (
          <Checkbox
            aria-label={t('designer.options.takesTextOf', { number })}
            checked={option.takesText === true}
            onChange={({ target }) => onChange(target.checked ? { ...option, takesText: true } : plain)}
          >
            {t('designer.options.takesText')}
          </Checkbox>
        )}
        {hasArea && (
          <Input
            size="small"
            className={classes.area ?? ''}
            maxLength={10}
            aria-label={t('designer.options.area', { number })}
            placeholder="86"
            value={option.area ?? ''}
            onChange={({ target }) => onChange({ ...option, area: target.value })}
          />
        )}
        {ruledBy !== undefined && <OptionRules field={ruledBy} option={option} number={number} onChange={onChange} />}
        <span className={classes.spacer} />
        <Button
          type="text"
          size="small"
          aria-label={t('formPanel.option.more', { number })}
          aria-expanded={isDetailed}
          icon={<EllipsisOutlined />}
          onClick={onDetail}
        />
        <Button
          type="text"
          size="small"
          disabled={number === 1}
          aria-label={t('designer.options.up', { number })}
          icon={<ArrowUpOutlined />}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          aria-label={t('designer.options.down', { number })}
          icon={<ArrowDownOutlined />}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          size="small"
          danger
          aria-label={t('designer.options.remove', { number })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      </div>
      {isDetailed && details}
    </li>
  );
}
