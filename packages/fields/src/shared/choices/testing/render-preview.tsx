import { render } from '@testing-library/react';
import type { PreviewProps } from '../../../field-parts.ts';
import { FieldServicesProvider } from '../../../field-services.ts';
import { FieldWords } from '../../../testing/field-words.tsx';
import { AnswerPreview } from '../../../told/answer-preview.tsx';

/** Renders a preview of an answer. */
export function renderPreview(props: PreviewProps) {
  return render(
    <FieldWords language={props.language}>
      <FieldServicesProvider
        value={{
          upload: () => Promise.reject(new Error('A preview sends nothing')),
          addressOf: (file) => file.url,
          today: () => '2026-11-15',
          now: () => 0,
          personName: '',
        }}
      >
        <AnswerPreview {...props} />
      </FieldServicesProvider>
    </FieldWords>,
  );
}
