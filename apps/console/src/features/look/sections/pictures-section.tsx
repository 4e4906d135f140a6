import { addLookPicture } from '@portico/contract/look';
import { type PictureKind, pictureKinds } from '@portico/contract/look-parts';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { FileUpload } from '../../../parts/file-upload/file-upload.tsx';
import { useFieldLabel } from '../draft/field-labels.ts';
import { pictureUrl } from '../../../parts/portal-frame/picture-url.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { Labelled } from './fields.tsx';
import { Section } from './section.tsx';
import classes from './sections.module.css';

const types = ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.ico'];
const maxBytes = 1_048_576;

/** Logo, icon, header and QR code; each is stored at once and shown by the preview alone until somebody publishes. */
export function PicturesSection() {
  return (
    <Section name="pictures">
      {pictureKinds.map((kind) => (
        <PictureField key={kind} kind={kind} />
      ))}
    </Section>
  );
}

function PictureField({ kind }: { readonly kind: PictureKind }) {
  const t = useTranslations('console.look.pictures');
  const label = useFieldLabel();
  const { id: project } = useProject();
  const { draft, change } = useEditing();
  const digest = draft.look.pictures[kind];
  const name = label(`pictures.${kind}`);
  return (
    <Labelled name={`pictures.${kind}`}>
      <p className={classes.hint}>{t(kind)}</p>
      <FileUpload
        label={name}
        isPicture
        types={types}
        maxBytes={maxBytes}
        value={digest === null ? null : { uid: digest, name, url: pictureUrl(project, digest) }}
        send={async (file, { signal }) => {
          const added = await call(addLookPicture, { project, file }, { signal });
          return { uid: added.digest, name, url: pictureUrl(project, added.digest) };
        }}
        onChange={(file) => change(`pictures.${kind}`, file === null ? null : file.uid)}
      />
      {digest !== draft.saved.live.pictures[kind] && <p className={classes.hint}>{t('unpublished')}</p>}
    </Labelled>
  );
}
