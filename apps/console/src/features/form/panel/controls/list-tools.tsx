import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { withAt, withoutAt } from '../../editing/lists.ts';
import classes from '../panel.module.css';

interface ListToolsProps<T> {
  /** What the entry is called, with its number. */
  readonly name: string;
  readonly list: readonly T[];
  readonly at: number;
  readonly onChange: (list: readonly T[]) => void;
}

/** Moves or removes one entry of a list. */
export function ListTools<T>({ name, list, at, onChange }: ListToolsProps<T>) {
  const t = useTranslations('console.formPanel.list');
  const move = (by: number) =>
    onChange(list.slice(at, at + 1).reduce((rest, moved) => withAt(rest, at + by, moved), withoutAt(list, at)));
  return (
    <span className={classes.tools}>
      <Button
        type="text"
        size="small"
        disabled={at === 0}
        aria-label={t('up', { name })}
        icon={<ArrowUpOutlined />}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        size="small"
        disabled={at === list.length - 1}
        aria-label={t('down', { name })}
        icon={<ArrowDownOutlined />}
        onClick={() => move(1)}
      />
      <Button
        type="text"
        size="small"
        danger
        aria-label={t('remove', { name })}
        icon={<DeleteOutlined />}
        onClick={() => onChange(withoutAt(list, at))}
      />
    </span>
  );
}
