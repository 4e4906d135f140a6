import { partName } from '@portico/form-engine/editing/form-parts';
import { Checkbox, InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing, useGroup, useModule } from '../draft/use-form.ts';
import { changeSettings } from '../editing/operations.ts';
import { SectionLogic } from '../logic/logic-section.tsx';
import { Labelled } from './labelled.tsx';
import { PanelHead } from './panel-head.tsx';

/** Changes settings of one part; strokes in one setting are one step of undo. */
export function useChange(name: string): (settings: Readonly<Record<string, unknown>>) => void {
  const { store } = useEditing();
  return (settings) =>
    store.edit((parts) => changeSettings(parts, name, settings), `${name} ${Object.keys(settings).join()}`);
}

const authors = ['applicant', 'referees', 'recommender'] as const;

export function ModulePanel({ id }: { readonly id: string }) {
  const t = useTranslations('console.designer');
  const { languages } = useEditing();
  const module = useModule(id);
  const name = partName.module(id);
  const change = useChange(name);
  if (module === undefined) return null;
  return (
    <>
      <PanelHead name={name} title={t('kinds.module')} />
      <Labelled label={t('panel.moduleTitle')}>
        <LanguageTexts
          label={t('panel.moduleTitle')}
          languages={languages}
          maxLength={200}
          value={module.title}
          onChange={(title) => change({ title })}
        />
      </Labelled>
      <Labelled label={t('panel.author')}>
        <Select
          aria-label={t('panel.author')}
          value={module.author}
          options={authors.map((value) => ({ value, label: t(`panel.authors.${value}`) }))}
          onChange={(author) => change({ author })}
        />
      </Labelled>
      <Checkbox
        checked={module.required === true}
        onChange={({ target }) => change({ required: target.checked ? true : undefined })}
      >
        {t('panel.moduleRequired')}
      </Checkbox>
      <SectionLogic name={name} settings={module} />
    </>
  );
}

const layouts = ['table', 'list'] as const;
const nothing = { sc: '', tc: '', en: '' };

export function GroupPanel({ id }: { readonly id: string }) {
  const t = useTranslations('console.designer');
  const { languages } = useEditing();
  const group = useGroup(id);
  const name = partName.group(id);
  const change = useChange(name);
  if (group === undefined) return null;
  const count = (key: 'requiredRows' | 'extraRows') => (
    <Labelled label={t(`panel.${key}`)}>
      <InputNumber
        aria-label={t(`panel.${key}`)}
        min={0}
        max={200}
        precision={0}
        value={group[key]}
        onChange={(rows) => change({ [key]: rows ?? 0 })}
      />
    </Labelled>
  );
  const text = (key: 'addLabel' | 'remark') => (
    <Labelled label={t(`panel.${key}`)}>
      <LanguageTexts
        label={t(`panel.${key}`)}
        languages={languages}
        maxLength={200}
        isRequired={false}
        value={group[key] ?? nothing}
        onChange={(words) => change({ [key]: Object.values(words).every((one) => one === '') ? undefined : words })}
      />
    </Labelled>
  );
  return (
    <>
      <PanelHead name={name} title={t('kinds.group')} />
      <Labelled label={t('panel.groupTitle')}>
        <LanguageTexts
          label={t('panel.groupTitle')}
          languages={languages}
          maxLength={200}
          value={group.title}
          onChange={(title) => change({ title })}
        />
      </Labelled>
      {count('requiredRows')}
      {count('extraRows')}
      <Labelled label={t('panel.rowLayout')}>
        <Select
          aria-label={t('panel.rowLayout')}
          value={group.layout}
          options={layouts.map((value) => ({ value, label: t(`panel.layouts.${value}`) }))}
          onChange={(layout) => change({ layout })}
        />
      </Labelled>
      {text('addLabel')}
      {text('remark')}
      <SectionLogic name={name} settings={group} />
    </>
  );
}
