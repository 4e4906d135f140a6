import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { ComponentType } from 'react';
import type { Previews } from './field-parts.ts';
import { DatePreview } from './date/preview.tsx';
import { DateRangePreview } from './date-range/preview.tsx';
import { LevelledListPreview } from './levelled-list/preview.tsx';
import { LongTextPreview } from './long-text/preview.tsx';
import { MatrixPreview } from './matrix/preview.tsx';
import { MultipleChoicePreview } from './multiple-choice/preview.tsx';
import { NoFile } from './reading/no-file.tsx';
import { PhonePreview } from './phone/preview.tsx';
import { RichTextPreview } from './rich-text/preview.tsx';
import { SelectPreview } from './select/preview.tsx';
import { SignaturePreview } from './signature/preview.tsx';
import { SingleChoicePreview } from './single-choice/preview.tsx';
import { TextPreview } from './text/preview.tsx';
import { UploadPreview } from './upload/preview.tsx';
import { VideoPreview } from './video/preview.tsx';

/** How each type is shown to somebody who reads. */
export const previews: Previews = {
  text: TextPreview,
  'long-text': LongTextPreview,
  'single-choice': SingleChoicePreview,
  'multiple-choice': MultipleChoicePreview,
  select: SelectPreview,
  date: DatePreview,
  'date-range': DateRangePreview,
  upload: UploadPreview,
  matrix: MatrixPreview,
  video: VideoPreview,
  signature: SignaturePreview,
  phone: PhonePreview,
  'rich-text': RichTextPreview,
  'levelled-list': LevelledListPreview,
};

/** What stands in place of an answer that was not given, where it is not a dash. */
export const emptyPreviews: Readonly<Partial<Record<FieldType, ComponentType>>> = {
  upload: NoFile,
  video: NoFile,
  signature: NoFile,
};

/** How much room an answer takes: a line fits into a cell of a table. */
export const previewRooms: Readonly<Record<FieldType, 'line' | 'block'>> = {
  text: 'line',
  'long-text': 'block',
  'single-choice': 'line',
  'multiple-choice': 'line',
  select: 'line',
  date: 'line',
  'date-range': 'line',
  upload: 'block',
  matrix: 'block',
  video: 'block',
  signature: 'block',
  phone: 'line',
  'rich-text': 'block',
  'levelled-list': 'block',
};
