import type { Setting } from '@portico/fields/field-setting';
import { groupSettings, moduleSettings } from '@portico/fields/section-settings';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BankNote } from '../bank/bank-note.tsx';
import { useGroup, useModule } from '../draft/use-form.ts';
import { SectionLogic } from '../logic/logic-section.tsx';
import { BatchesWithout } from './batches-without.tsx';
import { TableColumns } from './controls/table-columns.tsx';
import { PanelHead } from './panel-head.tsx';
import { SettingControl } from './setting-control.tsx';
import classes from './panel.module.css';

// What is seldom set is folded away.
const seldom: readonly string[] = ['activeBackground', 'activeColour', 'labelPosition', 'labelWidth', 'key'];

export function ModulePanel({ id }: { readonly id: string }) {
  const t = useTranslations('console.designer.kinds');
  const module = useModule(id);
  if (module === undefined) return null;
  const name = partName.module(id);
  return (
    <>
      <PanelHead name={name} title={t('module')} />
      <SectionSettings name={name} part={module} settings={moduleSettings}>
        <BatchesWithout module={id} />
      </SectionSettings>
      <SectionLogic name={name} settings={module} />
    </>
  );
}

export function GroupPanel({ id }: { readonly id: string }) {
  const t = useTranslations('console.designer.kinds');
  const group = useGroup(id);
  if (group === undefined) return null;
  const name = partName.group(id);
  return (
    <>
      <PanelHead name={name} title={t('group')} />
      {group.bank !== undefined && <BankNote link={group.bank} />}
      <SectionSettings name={name} part={group} settings={groupSettings}>
        {group.layout === 'table' && <TableColumns group={id} />}
      </SectionSettings>
      <SectionLogic name={name} settings={group} />
    </>
  );
}

interface SectionSettingsProps {
  readonly name: string;
  readonly part: object;
  readonly settings: readonly Setting[];
  /** What stands before the settings that are folded away. */
  readonly children?: ReactNode;
}

function SectionSettings({ name, part, settings, children }: SectionSettingsProps) {
  const t = useTranslations('console.designer.panel');
  const draw = (list: readonly Setting[]) =>
    list.map((setting) => <SettingControl key={setting.path} name={name} part={part} setting={setting} />);
  return (
    <>
      {draw(settings.filter(({ path }) => !seldom.includes(path)))}
      {children}
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'more',
            label: t('more'),
            children: <div className={classes.more}>{draw(settings.filter(({ path }) => seldom.includes(path)))}</div>,
          },
        ]}
      />
    </>
  );
}
