import { PlusOutlined } from '@ant-design/icons';
import { type FieldType, fieldTypes } from '@portico/form-engine/definition/field-type';
import { type FormParts, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { Button, Dropdown } from 'antd';
import { useTranslations } from 'use-intl';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing, useList } from '../draft/use-form.ts';
import { addField, addGroup, addModule, listOf } from '../editing/operations.ts';
import { newId } from '../editing/new-parts.ts';
import { focusPanel } from '../panel/focus-panel.ts';
import classes from './outline.module.css';

/** Adds modules, groups and questions, behind what is chosen. */
export function AddButtons() {
  const t = useTranslations('console.designer');
  const { store, selection } = useEditing();
  const hasModules = useList(partName.modules).length > 0;
  const show = (name: string) => {
    selection.select(name, name, ...aroundOf(store.readParts(), name));
    focusPanel(name);
  };
  const add = (kind: FieldType | 'group') => {
    const id = newId();
    const parts = store.readParts();
    const { list, at, module } = placeFor(parts, selection.read());
    store.edit((form) => (kind === 'group' ? addGroup(form, module, id) : addField(form, list, at, kind, id)));
    show(kind === 'group' ? partName.group(id) : partName.field(id));
  };
  const addOneModule = () => {
    const id = newId();
    const { module } = placeFor(store.readParts(), selection.read());
    store.edit((parts) => addModule(parts, listIn(parts, partName.modules).indexOf(module) + 1, id));
    show(partName.module(id));
  };
  return (
    <div className={classes.adding}>
      <Dropdown
        trigger={['click']}
        disabled={!hasModules}
        menu={{
          items: [
            ...fieldTypes.map((type) => ({ key: type, label: t(`types.${type}`) })),
            { type: 'divider' as const },
            { key: 'group', label: t('outline.addGroup') },
          ],
          onClick: ({ key }) => {
            const type = fieldTypes.find((one) => one === key);
            add(type ?? 'group');
          },
        }}
      >
        <Button icon={<PlusOutlined />} type="primary" ghost disabled={!hasModules}>
          {t('outline.addField')}
        </Button>
      </Dropdown>
      <Button icon={<PlusOutlined />} onClick={addOneModule}>
        {t('outline.addModule')}
      </Button>
    </div>
  );
}

/** Where something new belongs: behind the chosen question, at the end of the chosen module or group, or in the last module. */
function placeFor(parts: FormParts, chosen: string | null): { list: string; at: number; module: string } {
  const modules = listIn(parts, partName.modules);
  const around = chosen === null ? [] : aroundOf(parts, chosen);
  const own = chosen?.startsWith('module:') === true && parts.has(chosen) ? chosen : around[0];
  const module = own?.slice('module:'.length) ?? modules.at(-1) ?? '';
  const end = (list: string) => ({ list, at: listIn(parts, list).length, module });
  if (chosen?.startsWith('group:') === true && parts.has(chosen))
    return end(partName.fieldsOfGroup(chosen.slice('group:'.length)));
  const list = chosen?.startsWith('field:') === true ? listOf(parts, chosen) : null;
  if (list === null || chosen === null) return end(partName.fieldsOfModule(module));
  return { list, at: listIn(parts, list).indexOf(chosen.slice('field:'.length)) + 1, module };
}
