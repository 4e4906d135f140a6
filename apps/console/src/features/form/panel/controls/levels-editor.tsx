import { PlusOutlined } from '@ant-design/icons';
import type { Level } from '@portico/form-engine/definition/option';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { Button, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import classes from '../panel.module.css';
import { ListTools } from './list-tools.tsx';

interface LevelsEditorProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (levels: readonly Level[] | undefined) => void;
}

const nothing: LocalText = { sc: '', tc: '', en: '' };

/** The groups of a list to read, each with its items, in every language side by side. */
export function LevelsEditor({ label, value, onChange }: LevelsEditorProps) {
  const t = useTranslations('console.formPanel.levels');
  const levels = isLevels(value) ? value : [];
  const put = (next: readonly Level[]) => onChange(next.length === 0 ? undefined : next);
  const change = (at: number, level: Level) => put(levels.map((one, index) => (index === at ? level : one)));
  return (
    <div className={classes.entries} role="group" aria-label={label}>
      {levels.map((level, at) => (
        // Groups and items have no name of their own: a place in the list is what the person sees.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.entry}>
          <div className={classes.line}>
            <Words
              name={t('group', { number: at + 1 })}
              value={level.label}
              onChange={(words) => change(at, { ...level, label: words })}
            />
            <ListTools name={t('group', { number: at + 1 })} list={levels} at={at} onChange={put} />
          </div>
          <Items number={at + 1} items={level.items} onChange={(items) => change(at, { ...level, items })} />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => put([...levels, { label: nothing, items: [] }])}
        >
          {t('addGroup')}
        </Button>
      </div>
    </div>
  );
}

interface ItemsProps {
  readonly number: number;
  readonly items: readonly LocalText[];
  readonly onChange: (items: readonly LocalText[]) => void;
}

function Items({ number, items, onChange }: ItemsProps) {
  const t = useTranslations('console.formPanel.levels');
  const nameOf = (at: number) => t('item', { group: number, number: at + 1 });
  return (
    <div className={classes.below}>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.line}>
          <Words
            name={nameOf(at)}
            value={item}
            onChange={(words) => onChange(items.map((one, index) => (index === at ? words : one)))}
          />
          <ListTools name={nameOf(at)} list={items} at={at} onChange={onChange} />
        </div>
      ))}
      <div>
        <Button
          size="small"
          type="link"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange([...items, nothing])}
        >
          {t('addItem')}
        </Button>
      </div>
    </div>
  );
}

interface WordsProps {
  readonly name: string;
  readonly value: LocalText;
  readonly onChange: (words: LocalText) => void;
}

function Words({ name, value, onChange }: WordsProps) {
  const t = useTranslations('console.languages');
  const { languages } = useEditing();
  return (
    <div className={classes.words}>
      {languages.map((language) => (
        <Input
          key={language}
          size="small"
          lang={localeTags[language]}
          maxLength={500}
          aria-label={`${name} ${t(language)}`}
          placeholder={t(language)}
          value={value[language]}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </div>
  );
}

function isLevels(value: unknown): value is readonly Level[] {
  return Array.isArray(value) && value.every((level) => isSettings(level) && Array.isArray(level['items']));
}
