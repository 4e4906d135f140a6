import type { Inputs } from './field-parts.ts';
import { DateInput } from './date/input.tsx';
import { DateRangeInput } from './date-range/input.tsx';
import { LevelledListInput } from './levelled-list/input.tsx';
import { LongTextInput } from './long-text/input.tsx';
import { MatrixInput } from './matrix/input.tsx';
import { MultipleChoiceInput } from './multiple-choice/input.tsx';
import { PhoneInput } from './phone/input.tsx';
import { RichTextInput } from './rich-text/input.tsx';
import { SelectInput } from './select/input.tsx';
import { SignatureInput } from './signature/input.tsx';
import { SingleChoiceInput } from './single-choice/input.tsx';
import { TextInput } from './text/input.tsx';
import { UploadInput } from './upload/input.tsx';
import { VideoInput } from './video/input.tsx';

/** How each type is answered. */
export const inputs: Inputs = {
  text: TextInput,
  'long-text': LongTextInput,
  'single-choice': SingleChoiceInput,
  'multiple-choice': MultipleChoiceInput,
  select: SelectInput,
  date: DateInput,
  'date-range': DateRangeInput,
  upload: UploadInput,
  matrix: MatrixInput,
  video: VideoInput,
  signature: SignatureInput,
  phone: PhoneInput,
  'rich-text': RichTextInput,
  'levelled-list': LevelledListInput,
};
