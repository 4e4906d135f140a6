import { Notice } from '@portico/ui/notice';

/** The error of the form as a whole. */
export function FormFailure({ text, title }: { readonly text: string | null; readonly title?: string }) {
  if (text === null) return null;
  return (
    <Notice kind="error" {...(title === undefined ? {} : { title })}>
      {text}
    </Notice>
  );
}
