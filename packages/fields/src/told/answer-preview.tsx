import type { PreviewProps, ToldProps } from '../field-parts.ts';
import { models } from '../models.ts';
import { RichTextBlock } from '../rich-text/rich-text-block.tsx';
import { ToldChoices } from './told-choices.tsx';
import { ToldGroups, ToldPairs } from './told-lists.tsx';
import { ToldRange, ToldText } from './told-text.tsx';
import styles from './told.module.css';
import { NoFile } from '../reading/no-file.tsx';
import { FileLinks } from '../shared/files/reading/file-links.tsx';
import { SignedPicture } from '../signature/signed-picture.tsx';

/** An answer to read: its type says what it contains, and each kind of content has one component. */
export function AnswerPreview({ field, answer, language }: PreviewProps) {
  const parts = models[field.type]
    .tell(answer, field)
    .map((told) => <Part key={told.kind} told={told} field={field} language={language} />);
  return parts.length === 1 ? parts : <div className={styles.parts}>{parts}</div>;
}

function Part({ told, ...rest }: ToldProps) {
  if (told.kind === 'text') return <ToldText told={told} {...rest} />;
  if (told.kind === 'choices') return <ToldChoices told={told} {...rest} />;
  if (told.kind === 'range') return <ToldRange told={told} {...rest} />;
  if (told.kind === 'pairs') return <ToldPairs told={told} {...rest} />;
  if (told.kind === 'groups') return <ToldGroups told={told} {...rest} />;
  if (told.kind === 'files') return <ToldFiles told={told} {...rest} />;
  return <RichTextBlock html={told.html[rest.language]} />;
}

function ToldFiles({ told: { files }, field, language }: ToldProps<'files'>) {
  if (files.length === 0) return <NoFile />;
  return models[field.type].isSigned === true ? (
    <SignedPicture files={files} label={field.label[language]} />
  ) : (
    <FileLinks files={files} />
  );
}
