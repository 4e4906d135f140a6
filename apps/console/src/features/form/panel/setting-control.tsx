import type { FieldSetting } from '@portico/fields/field-setting';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldIn, isSettings, partName } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing, useReadable } from '../draft/use-form.ts';
import { changeSettings } from '../editing/operations.ts';
import { valueAt, withValueAt } from '../editing/set-in.ts';
import { Labelled } from './labelled.tsx';
import { DefaultOptions } from '../logic/limits/default-options.tsx';
import { UnderEditor } from '../logic/limits/under-editor.tsx';
import { useSources } from '../logic/limits/use-sources.ts';
import { PartSelect } from '../logic/pick/part-select.tsx';
import { useSay } from '../logic/say/use-say.ts';
import { MovingDayInput } from '../logic/limits/moving-day-input.tsx';
import { OptionsEditor } from './options/options-editor.tsx';
import classes from './panel.module.css';

interface SettingControlProps {
  readonly field: FieldDefinition;
  readonly setting: FieldSetting;
}

interface ControlProps {
  readonly field: FieldDefinition;
  readonly setting: FieldSetting;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One setting of a question, by the kind that its type gives it. */
export function SettingControl({ field, setting }: SettingControlProps) {
  const language = useLanguage();
  const { store } = useEditing();
  const name = partName.field(field.id);
  const [key = ''] = setting.path.split('.');
  const change = (value: unknown) =>
    store.edit((parts) => {
      const part = parts.get(name);
      if (!isSettings(part)) return parts;
      return changeSettings(parts, name, { [key]: withValueAt(part, setting.path, value)[key] });
    }, `${name} ${setting.path}`);
  const control = {
    field,
    setting,
    label: setting.label[language],
    value: valueAt(field, setting.path),
    onChange: change,
  };
  if (setting.kind === 'flag') return <Flag {...control} />;
  return (
    <Labelled label={control.label}>
      <Control {...control} />
    </Labelled>
  );
}

// False where nothing is set, except for these.
const onByDefault: readonly string[] = ['showsTitle'];
// A flag whose value is an object has it in place of true.
const objects: Readonly<Record<string, unknown>> = { 'date.latest': { date: '' } };

function Flag({ setting: { path }, label, value, onChange }: ControlProps) {
  const isOn = onByDefault.includes(path) ? value !== false : value !== undefined && value !== false;
  const next = (checked: boolean) => {
    if (onByDefault.includes(path)) return checked ? undefined : false;
    return checked ? (objects[path] ?? true) : undefined;
  };
  return (
    <Checkbox checked={isOn} onChange={({ target }) => onChange(next(target.checked))}>
      {label}
    </Checkbox>
  );
}

const nothing: LocalText = { sc: '', tc: '', en: '' };

function Control(props: ControlProps) {
  const t = useTranslations('console.designer.panel');
  const { languages } = useEditing();
  const { field, setting, label, value, onChange } = props;
  if (setting.path === 'choice.under') return <UnderEditor field={field} label={label} />;
  if (setting.path === 'filledFromIdCard') return <IdCardSelect {...props} />;
  if (setting.path === 'defaultValue' && field.options !== undefined)
    return <DefaultOptions field={field} label={label} onChange={onChange} />;
  switch (setting.kind) {
    case 'number':
      return (
        <InputNumber
          aria-label={label}
          {...(setting.least === undefined ? {} : { min: setting.least })}
          {...(setting.most === undefined ? {} : { max: setting.most })}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => onChange(number ?? undefined)}
        />
      );
    case 'local-text':
    case 'local-html':
      return (
        <LanguageTexts
          label={label}
          languages={languages}
          isRequired={setting.path === 'label'}
          rows={setting.kind === 'local-html' ? 5 : 1}
          value={isLocalText(value) ? value : nothing}
          onChange={(text) => onChange(setting.path !== 'label' && isBlank(text) ? undefined : text)}
        />
      );
    case 'choice':
      return <Choice {...props} />;
    case 'options':
      return (
        <OptionsEditor
          label={label}
          value={value}
          takesAreas={setting.takesAreas === true}
          ruledBy={setting.path === 'options' ? field : undefined}
          onChange={onChange}
        />
      );
    case 'field':
      return <OtherField {...props} />;
    case 'moving-day':
      return <MovingDayInput label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'extensions':
      return (
        <Select
          mode="tags"
          aria-label={label}
          value={Array.isArray(value) ? value.map(String) : []}
          tokenSeparators={[',', ' ', '，', '、']}
          onChange={(types: string[]) =>
            onChange(types.length === 0 ? undefined : types.map((type) => type.replace(/^\./, '').toLowerCase()))
          }
        />
      );
    case 'line':
    case 'colour':
    case 'date':
      return (
        <Input
          aria-label={label}
          maxLength={40}
          type={setting.kind === 'date' ? 'date' : 'text'}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      );
    default:
      return <p className={classes.hint}>{t('elsewhere')}</p>;
  }
}

/** The question with the ID card number that fills in this day. */
function IdCardSelect({ field: { id }, label, value, onChange }: ControlProps) {
  const t = useTranslations('console');
  const say = useSay();
  const offers = useSources(id, (source) => ({ filledFromIdCard: source }), true);
  return (
    <PartSelect
      label={label}
      placeholder={t('designer.panel.noField')}
      value={typeof value === 'string' ? partName.field(value) : ''}
      nameOf={(name) => say.question(name.slice('field:'.length))}
      offers={offers}
      whenNone={t('formLogic.noQuestion')}
      onChange={(name) => onChange(name.slice('field:'.length))}
      onClear={() => onChange(undefined)}
    />
  );
}

/** Another question of the form. */
function OtherField({ label, value, onChange }: ControlProps) {
  const t = useTranslations('console.designer.panel');
  const readable = useReadable();
  const { store } = useEditing();
  const parts = store.readParts();
  const fields = [...parts.keys()].flatMap((name) =>
    name.startsWith('field:') ? (fieldIn(parts, name.slice('field:'.length)) ?? []) : [],
  );
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      placeholder={t('noField')}
      value={typeof value === 'string' ? value : undefined}
      options={fields.map((field) => ({ value: field.id, label: readable(field.label) }))}
      onChange={(chosen: string | undefined) => onChange(chosen)}
    />
  );
}

function Choice({ setting: { choices = {} }, label, value, onChange }: ControlProps) {
  const t = useTranslations('console.designer.panel');
  const language = useLanguage();
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      placeholder={t('usual')}
      value={typeof value === 'string' ? value : undefined}
      options={Object.entries(choices).map(([stored, words]) => ({ value: stored, label: words[language] }))}
      onChange={(chosen: string | undefined) => onChange(chosen)}
    />
  );
}

function isLocalText(value: unknown): value is LocalText {
  return isSettings(value) && typeof value['sc'] === 'string';
}

function isBlank(text: LocalText): boolean {
  return Object.values(text).every((words) => words === '');
}
