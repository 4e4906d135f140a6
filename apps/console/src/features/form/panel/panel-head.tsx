import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { withOwnSets } from '../bank/links.ts';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { duplicatePart, movePartBy, removePart } from '../editing/operations.ts';
import { newId } from '../editing/new-parts.ts';
import classes from './panel.module.css';

interface PanelHeadProps {
  readonly name: string;
  readonly title: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What it is, and what can be done with it as a whole. */
export function PanelHead({ name, title, children }: PanelHeadProps) {
  const t = useTranslations('console.designer.panel');
  const { store, selection } = useEditing();
  const duplicate = () => {
    const copy = { name };
    store.edit((parts) => {
      const made = duplicatePart(parts, name, newId);
      copy.name = made.name;
      return withOwnSets(
        made.parts,
        [...made.parts.keys()].filter((one) => !parts.has(one)),
        parts,
      );
    });
    selection.select(copy.name, ...aroundOf(store.readParts(), copy.name));
  };
  const remove = () => {
    const parent = aroundOf(store.readParts(), name).at(-1) ?? null;
    store.edit((parts) => removePart(parts, name));
    selection.select(parent);
  };
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      {children}
      <Action
        label={t('up')}
        icon={<ArrowUpOutlined />}
        onClick={() => store.edit((parts) => movePartBy(parts, name, -1))}
      />
      <Action
        label={t('down')}
        icon={<ArrowDownOutlined />}
        onClick={() => store.edit((parts) => movePartBy(parts, name, 1))}
      />
      <Action label={t('duplicate')} icon={<CopyOutlined />} onClick={duplicate} />
      <Action label={t('remove')} icon={<DeleteOutlined />} isDanger onClick={remove} />
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon, isDanger = false, onClick }: ActionProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" danger={isDanger} aria-label={label} icon={icon} onClick={onClick} />
    </Tooltip>
  );
}
