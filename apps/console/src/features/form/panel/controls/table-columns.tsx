import { partName } from '@portico/form-engine/editing/form-parts';
import { Checkbox, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing, useField, useList, useReadable } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { withValueAt } from '../../editing/set-in.ts';
import { Labelled } from '../labelled.tsx';
import classes from '../panel.module.css';

/** Which questions are columns of the table of a group, and how wide they are, all at a glance. */
export function TableColumns({ group }: { readonly group: string }) {
  const t = useTranslations('console.formPanel.columns');
  const fields = useList(partName.fieldsOfGroup(group));
  if (fields.length === 0) return null;
  return (
    <Labelled label={t('title')}>
      <ul className={classes.columns} aria-label={t('title')}>
        {fields.map((id) => (
          <Column key={id} id={id} />
        ))}
      </ul>
    </Labelled>
  );
}

function Column({ id }: { readonly id: string }) {
  const t = useTranslations('console.formPanel.columns');
  const { store } = useEditing();
  const readable = useReadable();
  const field = useField(id);
  if (field === undefined) return null;
  const name = partName.field(id);
  const label = readable(field.label);
  const change = (path: string, value: unknown) =>
    store.edit(
      (parts) => changeSettings(parts, name, { inTable: withValueAt({ ...field }, path, value)['inTable'] }),
      `${name} ${path}`,
    );
  return (
    <li className={classes.line}>
      <Checkbox
        className={classes.column ?? ''}
        checked={field.inTable?.shown === true}
        onChange={({ target }) => change('inTable.shown', target.checked)}
      >
        {label}
      </Checkbox>
      <Input
        size="small"
        className={classes.width ?? ''}
        aria-label={t('widthOf', { name: label })}
        placeholder={t('width')}
        maxLength={40}
        disabled={field.inTable?.shown !== true}
        value={field.inTable?.width ?? ''}
        onChange={({ target }) => change('inTable.width', target.value === '' ? undefined : target.value)}
      />
    </li>
  );
}
