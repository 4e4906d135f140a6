import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { isImageName } from '@portico/form-engine/patterns/upload-types';
import { useTranslations } from 'use-intl';
import { fileRules } from '../file-rules.ts';
import styles from './file-hint.module.css';

/** spec 5: allowed types (images listed, pdf as multi-page document), maximum size, maximum count. */
export function FileHint({ id, field }: { readonly id: string; readonly field: FieldDefinition }) {
  const t = useTranslations('fields.files');
  const { types, megabytes, most } = fileRules(field);
  const between = t('hint.between');
  const listed = (some: readonly string[]) => some.map((type) => type.toUpperCase()).join(between);
  const images = types.filter(isImage);
  const kinds = [
    ...(images.length === 0 ? [] : [t('hint.images', { types: listed(images) })]),
    ...(types.includes('pdf') ? [t('hint.pdf')] : []),
    ...types.filter((type) => type !== 'pdf' && !isImage(type)).map((type) => type.toUpperCase()),
  ];
  const parts = [
    t('hint.types', { types: kinds.join(between) }),
    ...(megabytes === null ? [] : [t('hint.size', { megabytes: String(megabytes) })]),
    most === 1 ? t('hint.countOne') : t('hint.countSeveral', { most: String(most) }),
  ];
  return (
    <p id={id} className={styles.hint}>
      {parts.join(' · ')}
    </p>
  );
}

function isImage(type: string): boolean {
  return isImageName(`file.${type}`);
}
