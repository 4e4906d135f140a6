import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { isImageName } from '@portico/form-engine/patterns/upload-types';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { acceptOf, fileRules } from '../file-rules.ts';
import { CameraIcon, UploadIcon } from './icons.tsx';
import styles from './pick-area.module.css';

interface PickAreaProps {
  readonly field: FieldDefinition;
  readonly controlId: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly compact: boolean;
  /** Whether an existing file would be replaced. */
  readonly replaces: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Another way to add a file, besides choosing one. */
  readonly children?: ReactNode;
}

/** The native file input under our own button, in an area that files can be dropped on or pasted into. */
export function PickArea(props: PickAreaProps) {
  const {
    field,
    controlId: id,
    labelledBy,
    describedBy,
    invalid,
    required,
    compact,
    replaces,
    onPick,
    children,
  } = props;
  const t = useTranslations('fields.files');
  const [over, setOver] = useState(false);
  const { types, most } = fileRules(field);
  const images = types.filter((type) => isImageName(`file.${type}`));
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])];
    // Cleared, so that the same file can be chosen again.
    event.target.value = '';
    if (picked.length > 0) onPick(picked);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onPick(dropped);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onPick(pasted);
  };
  return (
    <div
      className={compact ? styles.compact : styles.area}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <input
        type="file"
        id={id}
        className={styles.unseen}
        accept={acceptOf(types)}
        multiple={most > 1}
        aria-labelledby={`${labelledBy} ${id}-choose`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onChange={pick}
      />
      <label id={`${id}-choose`} htmlFor={id} className={styles.choose}>
        <UploadIcon />
        {replaces ? t('replace') : t(most === 1 ? 'chooseOne' : 'chooseSeveral')}
      </label>
      {images.length === 0 ? null : (
        <span className={styles.camera}>
          <input
            type="file"
            id={`${id}-camera`}
            className={styles.unseen}
            accept={images.includes('jpg') || images.includes('jpeg') ? 'image/jpeg' : 'image/png'}
            capture="environment"
            aria-labelledby={`${labelledBy} ${id}-photo`}
            onChange={pick}
          />
          <label id={`${id}-photo`} htmlFor={`${id}-camera`} className={styles.choose}>
            <CameraIcon />
            {t('takePhoto')}
          </label>
        </span>
      )}
      {compact ? null : <span className={styles.drop}>{t(most === 1 ? 'dropOne' : 'dropSeveral')}</span>}
    </div>
  );
}
