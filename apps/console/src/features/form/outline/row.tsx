import { CaretDownOutlined, CaretRightOutlined, HolderOutlined, WarningFilled } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing, useIsSelected, useIsUnsound } from '../draft/use-form.ts';
import classes from './outline.module.css';

interface RowProps {
  readonly name: string;
  readonly kind: 'module' | 'group' | 'field';
  readonly list: string;
  readonly index: number;
  readonly level: number;
  readonly label: string;
  readonly note: ReactNode;
  readonly isRequired?: boolean;
  /** Undefined for what holds nothing. */
  readonly isOpen?: boolean;
}

/** A line of the outline. It is dragged by its handle, and moved by keys where it is focused. */
export function Row({ name, kind, list, index, level, label, note, isRequired = false, isOpen }: RowProps) {
  const t = useTranslations('console.designer.outline');
  const { selection } = useEditing();
  const isSelected = useIsSelected(name);
  const isUnsound = useIsUnsound(name);
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
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isSelected || (kind === 'module' && index === 0) ? 0 : -1}
      onClick={() => selection.select(name)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') selection.select(name);
      }}
    >
      <span ref={handleRef} className={classes.handle} title={t('drag', { name: label })} aria-hidden>
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
      {isUnsound && <WarningFilled className={classes.unsound ?? ''} role="img" aria-label={t('unsound')} />}
      <span className={classes.note}>{note}</span>
    </div>
  );
}
