import type { InputProps } from '../field-parts.ts';
import { FileList } from '../shared/files/file-list-input.tsx';
import { leavesControl } from '../shared/files/leaves-control.ts';
import { answerOf, filesOf } from '../shared/files/stored-files.ts';

export function UploadInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  return (
    <div onBlur={(event) => leavesControl(event) && onLeave()}>
      <FileList
        field={field}
        files={filesOf(answer)}
        onChange={(files) => onChange(answerOf(files))}
        language={language}
        controlId={control.id}
        labelledBy={control['aria-labelledby']}
        describedBy={control['aria-describedby']}
        invalid={control['aria-invalid'] === true}
        required={control['aria-required'] === true}
      />
    </div>
  );
}
