import type { Setting } from '@portico/fields/field-setting';
import { fieldIn, isSettings, partName } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing, useField, useReadable } from '../draft/use-form.ts';
import { changeSettings } from '../editing/operations.ts';
import { valueAt, withValueAt } from '../editing/set-in.ts';
import { Labelled } from './labelled.tsx';
import { DefaultOptions } from '../logic/limits/default-options.tsx';
import { UnderEditor } from '../logic/limits/under-editor.tsx';
import { useSources } from '../logic/limits/use-sources.ts';
import { PartSelect } from '../logic/pick/part-select.tsx';
import { useSay } from '../logic/say/use-say.ts';
import { MovingDayInput } from '../logic/limits/moving-day-input.tsx';
import { FieldOptions } from './options/field-options.tsx';
import { ColourInput } from './controls/colour-input.tsx';
import { EntriesInput } from './controls/entries-input.tsx';
import { FilesEditor } from './controls/files-editor.tsx';
import { KeyInput } from './controls/key-input.tsx';
import { LevelsEditor } from './controls/levels-editor.tsx';

interface SettingControlProps {
  /** The name of the part that has it. */
  readonly name: string;
  readonly part: object;
  readonly setting: Setting;
}

interface ControlProps extends SettingControlProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One setting of a module, group or question, by the kind that its data give it. */
export function SettingControl({ name, part, setting }: SettingControlProps) {
  const language = useLanguage();
  const { store } = useEditing();
  const [key = ''] = setting.path.split('.');
  const change = (value: unknown) =>
    store.edit((parts) => {
      const now = parts.get(name);
      if (!isSettings(now)) return parts;
      return changeSettings(parts, name, { [key]: withValueAt(now, setting.path, value)[key] });
    }, `${name} ${setting.path}`);
  const control = {
    name,
    part,
    setting,
    label: setting.label[language],
    value: valueAt(part, setting.path),
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
  const { languages } = useEditing();
  const { name, setting, label, value, onChange } = props;
  const field = useField(idIn(name));
  if (field !== undefined && setting.path === 'choice.under') return <UnderEditor field={field} label={label} />;
  if (setting.path === 'filledFromIdCard') return <IdCardSelect {...props} />;
  if (setting.path === 'defaultValue' && field?.options !== undefined)
    return <DefaultOptions field={field} label={label} onChange={onChange} />;
  switch (setting.kind) {
    case 'number':
      return (
        <InputNumber
          aria-label={label}
          {...(setting.least === undefined ? {} : { min: setting.least })}
          {...(setting.most === undefined ? {} : { max: setting.most })}
          value={typeof value === 'number' ? value : null}
          {...(setting.isRequired === true ? { precision: 0 } : {})}
          onChange={(number) => onChange(number ?? (setting.isRequired === true ? 0 : undefined))}
        />
      );
    case 'local-text':
    case 'local-html':
      return (
        <LanguageTexts
          label={label}
          languages={languages}
          isRequired={setting.isRequired === true}
          {...(setting.most === undefined ? {} : { maxLength: setting.most })}
          rows={setting.kind === 'local-html' ? 5 : 1}
          value={isLocalText(value) ? value : nothing}
          onChange={(text) => onChange(setting.isRequired !== true && isBlank(text) ? undefined : text)}
        />
      );
    case 'choice':
      return <Choice {...props} />;
    case 'options':
      return field === undefined ? null : <FieldOptions field={field} setting={setting} label={label} />;
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
    case 'key':
      return <KeyInput name={name} label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'levels':
      return <LevelsEditor label={label} value={value} onChange={onChange} />;
    case 'samples':
      return <FilesEditor label={label} value={value} onChange={onChange} />;
    case 'entries':
      return <EntriesInput label={label} value={value} onChange={onChange} />;
    case 'colour':
      return <ColourInput label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'line':
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
      return null;
  }
}

/** The question with the ID card number that fills in this day. */
function IdCardSelect({ name, label, value, onChange }: ControlProps) {
  const t = useTranslations('console');
  const say = useSay();
  const offers = useSources(idIn(name), (source) => ({ filledFromIdCard: source }), true);
  return (
    <PartSelect
      label={label}
      placeholder={t('designer.panel.noField')}
      value={typeof value === 'string' ? partName.field(value) : ''}
      nameOf={(part) => say.question(idIn(part))}
      offers={offers}
      whenNone={t('formLogic.noQuestion')}
      onChange={(part) => onChange(idIn(part))}
      onClear={() => onChange(undefined)}
    />
  );
}

/** Another question of the form. */
function OtherField({ name: own, label, value, onChange }: ControlProps) {
  const t = useTranslations('console.designer.panel');
  const readable = useReadable();
  const { store } = useEditing();
  const parts = store.readParts();
  const fields = [...parts.keys()].flatMap((name) =>
    name.startsWith('field:') && name !== own ? (fieldIn(parts, idIn(name)) ?? []) : [],
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

function Choice({ setting: { choices = {}, isRequired = false }, label, value, onChange }: ControlProps) {
  const t = useTranslations('console.designer.panel');
  const language = useLanguage();
  return (
    <Select
      allowClear={!isRequired}
      {...(Object.keys(choices).length > 8 ? { showSearch: { optionFilterProp: 'label' } } : {})}
      aria-label={label}
      placeholder={t('usual')}
      value={typeof value === 'string' ? value : undefined}
      options={Object.entries(choices).map(([stored, words]) => ({ value: stored, label: words[language] }))}
      onChange={(chosen: string | undefined) => onChange(chosen)}
    />
  );
}

function idIn(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isLocalText(value: unknown): value is LocalText {
  return isSettings(value) && typeof value['sc'] === 'string';
}

function isBlank(text: LocalText): boolean {
  return Object.values(text).every((words) => words === '');
}
