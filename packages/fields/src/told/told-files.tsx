import type { ToldProps } from '../field-parts.ts';
import { models } from '../models.ts';
import { NoFile } from '../reading/no-file.tsx';
import { FileLinks } from '../shared/files/file-links.tsx';
import { SignedPicture } from '../signature/signed-picture.tsx';

export function ToldFiles({ told: { files }, field, language }: ToldProps<'files'>) {
  if (files.length === 0) return <NoFile />;
  return models[field.type].isSigned === true ? (
    <SignedPicture files={files} label={field.label[language]} />
  ) : (
    <FileLinks files={files} />
  );
}
