import { PlusOutlined } from '@ant-design/icons';
import { type FieldType, fieldTypes } from '@portico/form-engine/definition/field-type';
import { listIn, partName } from '@portico/form-engine/editing/form-parts';
import { Button, Dropdown } from 'antd';
import { useTranslations } from 'use-intl';
import { BankButton } from '../bank/bank-button.tsx';
import { EditMenu } from '../clipboard/edit-menu.tsx';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing, useList } from '../draft/use-form.ts';
import { addField, addGroup, addModule } from '../editing/operations.ts';
import { placeFor } from '../editing/place-for.ts';
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
          className: classes.types,
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
      <EditMenu />
      <BankButton />
    </div>
  );
}
