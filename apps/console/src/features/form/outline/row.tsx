import { CaretDownOutlined, CaretRightOutlined, HolderOutlined, SyncOutlined, WarningFilled } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsOutdated } from '../bank/bank-context.tsx';
import { useEditing, useIsMain, useIsSelected, useIsUnsound } from '../draft/use-form.ts';
import classes from './outline.module.css';
import { rowNames } from './row-names.ts';

interface RowProps {
  readonly name: string;
  readonly kind: 'module' | 'group' | 'field';
  readonly list: string;
  readonly index: number;
  /** How many are in its list, where not all of them are drawn. */
  readonly size?: number;
  readonly level: number;
  readonly label: string;
  readonly note: ReactNode;
  readonly isRequired?: boolean;
  /** Undefined for what holds nothing. */
  readonly isOpen?: boolean;
}

/** A line of the outline. It is dragged by its handle, and moved by keys where it is focused. */
export function Row({ name, kind, list, index, size, level, label, note, isRequired = false, isOpen }: RowProps) {
  const t = useTranslations('console.designer.outline');
  const { store, selection } = useEditing();
  const isSelected = useIsSelected(name);
  const isMain = useIsMain(name);
  const isUnsound = useIsUnsound(name);
  const isNewer = useIsOutdated(name);
  const bank = useTranslations('console.formBank');
  const { ref, handleRef, isDragging } = useSortable({ id: name, index, group: list, type: kind, accept: kind });
  const Caret = isOpen === true ? CaretDownOutlined : CaretRightOutlined;
  return (
    <div
      ref={ref}
      role="treeitem"
      className={classes.row}
      data-name={name}
      data-kind={kind}
      data-level={level}
      data-dragging={isDragging || undefined}
      aria-level={level}
      aria-setsize={size}
      aria-posinset={size === undefined ? undefined : index + 1}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isMain || (kind === 'module' && index === 0) ? 0 : -1}
      onClick={(event) => {
        if (event.shiftKey) selection.extendTo(name, rowNames(store.readParts(), selection.isOpen));
        else if (event.ctrlKey || event.metaKey) selection.toggleChosen(name);
        else selection.select(name);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') selection.select(name);
      }}
    >
      {/* For the mouse alone; without the number the library would put it among what Tab reaches. */}
      <span ref={handleRef} className={classes.handle} title={t('drag', { name: label })} aria-hidden tabIndex={-1}>
        <HolderOutlined />
      </span>
      {isOpen !== undefined && (
        <span
          className={classes.caret}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            selection.toggle(name, !isOpen);
          }}
        >
          <Caret />
        </span>
      )}
      <span className={classes.label}>
        {label}
        {isRequired && (
          <abbr className={classes.required} title={t('required')}>
            *
          </abbr>
        )}
      </span>
      {isNewer && <SyncOutlined className={classes.newer ?? ''} role="img" aria-label={bank('newerMark')} />}
      {isUnsound && <WarningFilled className={classes.unsound ?? ''} role="img" aria-label={t('unsound')} />}
      <span className={classes.note}>{note}</span>
    </div>
  );
}
