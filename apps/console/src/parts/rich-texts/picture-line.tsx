import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { mostPictureBytes, type PictureStore, pictureTypes } from './picture-store.ts';
import classes from './rich-texts.module.css';

interface PictureLineProps {
  readonly editor: Editor;
  readonly store: PictureStore;
  readonly onDone: () => void;
}

type Picture = Pick<ContentFile, 'id' | 'width' | 'height'>;

/** Inserts a picture, or changes the one that is selected. */
export function PictureLine({ editor, store, onDone }: PictureLineProps) {
  const t = useTranslations('console.richText');
  const [picture, setPicture] = useState(() => selectedIn(editor));
  const [alt, setAlt] = useState(() => String(editor.getAttributes('picture')['alt'] ?? ''));
  const added = useRef<Picture | null>(null);
  const put = () => {
    if (picture === null) return;
    const { id: file, width, height } = picture;
    // The server accepts no angle brackets there.
    const attrs = { file, alt: alt.replaceAll(/[<>]/g, ' ').trim(), width, height };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onDone();
  };
  return (
    <div className={classes.linkLine}>
      <FileUpload
        label={t('picture')}
        isPicture
        types={pictureTypes}
        maxBytes={mostPictureBytes}
        value={picture === null ? null : { uid: picture.id, name: t('picture'), url: store.urlOf(picture.id) }}
        send={async (file, { signal }) => {
          const stored = await store.add(file, signal);
          added.current = stored;
          return { uid: stored.id, name: stored.name, url: store.urlOf(stored.id) };
        }}
        onChange={(file) => setPicture(file === null ? null : added.current)}
      />
      <label className={classes.alt}>
        {t('alt')}
        <Input maxLength={300} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <span className={classes.hint}>{t('altHint')}</span>
      <div>
        <Button size="small" disabled={picture === null} onClick={put}>
          {t('putPicture')}
        </Button>
      </div>
    </div>
  );
}

function selectedIn(editor: Editor): Picture | null {
  if (!editor.isActive('picture')) return null;
  const { file, width, height } = editor.getAttributes('picture');
  const sideOf = (side: unknown) => (side === null ? null : Number(side));
  return { id: String(file), width: sideOf(width), height: sideOf(height) };
}
