// The input of each type, by its name.
export { TextInput as text } from '../text/input.tsx';
export { LongTextInput as 'long-text' } from '../long-text/input.tsx';
export { SingleChoiceInput as 'single-choice' } from '../single-choice/input.tsx';
export { MultipleChoiceInput as 'multiple-choice' } from '../multiple-choice/input.tsx';
export { SelectInput as select } from '../select/input.tsx';
export { DateInput as date } from '../date/input.tsx';
export { DateRangeInput as 'date-range' } from '../date-range/input.tsx';
export { UploadInput as upload } from '../upload/input.tsx';
export { MatrixInput as matrix } from '../matrix/input.tsx';
export { VideoInput as video } from '../video/input.tsx';
export { SignatureInput as signature } from '../signature/input.tsx';
export { PhoneInput as phone } from '../phone/input.tsx';
export { RichTextInput as 'rich-text' } from '../rich-text/input.tsx';
export { LevelledListInput as 'levelled-list' } from '../levelled-list/input.tsx';
