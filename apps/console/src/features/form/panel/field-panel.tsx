import { commonSettings } from '@portico/fields/common-settings';
import type { FieldSetting } from '@portico/fields/field-setting';
import { settingsOf } from '@portico/fields/settings';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Collapse, Tabs } from 'antd';
import { useTranslations } from 'use-intl';
import { BankNote } from '../bank/bank-note.tsx';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing, useField } from '../draft/use-form.ts';
import { countRules } from '../logic/count-rules.ts';
import { FieldLogic } from '../logic/logic-section.tsx';
import { logicTabKey } from './focus-panel.ts';
import { PanelHead } from './panel-head.tsx';
import { SettingControl } from './setting-control.tsx';
import { TypeMenu } from './type/type-menu.tsx';
import classes from './panel.module.css';

// What most questions need; everything else that all types have is folded away.
const first: readonly string[] = ['label', 'required', 'remark'];
/** Only entries of a group have these. */
const isOfEntries = ({ path }: FieldSetting) => path.startsWith('inTable') || path === 'startsShownInRow';
/** Rules are sentences of their own. */
const isRule = ({ path, kind }: FieldSetting) =>
  kind === 'triggers' || path === 'relation' || path === 'startsShown' || path.startsWith('compare');

/** The settings of a question, drawn from the data of its type. */
export function FieldPanel({ id }: { readonly id: string }) {
  const t = useTranslations('console');
  const { store } = useEditing();
  const field = useField(id);
  if (field === undefined) return null;
  const name = partName.field(id);
  const isInGroup = aroundOf(store.readParts(), name).length > 1;
  const settings = settingsOf(field.type).filter((setting) => !isRule(setting));
  const common = settings.filter(({ path }) => commonSettings.some((one) => one.path === path));
  const own = settings.filter((setting) => !common.includes(setting));
  const main = common.filter(({ path }) => first.includes(path));
  const rest = common.filter((setting) => !first.includes(setting.path) && (isInGroup || !isOfEntries(setting)));
  const draw = (list: readonly FieldSetting[]) =>
    list.map((setting) => <SettingControl key={setting.path} name={name} part={field} setting={setting} />);
  const settingsTab = (
    <div className={classes.more}>
      {draw(main)}
      {draw(own)}
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'more',
            label: t('designer.panel.more'),
            children: <div className={classes.more}>{draw(rest)}</div>,
          },
        ]}
      />
    </div>
  );
  const logicTab = <FieldLogic field={field} />;
  return (
    <>
      <PanelHead name={name} title={t(`designer.types.${field.type}`)}>
        <TypeMenu field={field} />
      </PanelHead>
      {field.bank !== undefined && <BankNote link={field.bank} />}
      <Tabs
        size="small"
        items={[
          { key: 'settings', label: t('designer.panel.title'), children: settingsTab },
          { key: logicTabKey, label: t('formLogic.tab', { count: countRules(field) }), children: logicTab },
        ]}
      />
    </>
  );
}
