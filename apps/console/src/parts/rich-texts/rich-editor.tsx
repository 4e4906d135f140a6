import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button, Input, type InputRef, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureLine } from './picture-line.tsx';
import { pictureNode } from './picture-node.ts';
import type { PictureStore } from './picture-store.ts';
import classes from './rich-texts.module.css';

interface RichEditorProps {
  readonly label: string;
  readonly language: Language;
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Without it, a text has no pictures. */
  readonly pictures?: PictureStore | undefined;
}

// Only what a text may have on the server: everything else is dropped as it is pasted.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isAllowedAddress(address),
    },
  }),
];

function isAllowedAddress(address: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:|#\/|\/(?!\/))/.test(address);
}

/** A text with headings, lists and links in one language. */
export function RichEditor({ label, language, html, onChange, pictures }: RichEditorProps) {
  const t = useTranslations('console');
  const editor = useEditor({
    extensions: pictures === undefined ? extensions : [...extensions, pictureNode(pictures.urlOf)],
    content: html,
    // Styles come from our own sheet: the page's policy allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': `${label}: ${t(`languages.${language}`)}`,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: localeTags[language],
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={classes.editor}>
      <div className={classes.head}>{t(`languages.${language}`)}</div>
      <Toolbar editor={editor} label={t(`languages.${language}`)} pictures={pictures} />
      <EditorContent editor={editor} className={classes.content ?? ''} />
    </div>
  );
}

interface ToolbarProps extends Pick<RichEditorProps, 'label' | 'pictures'> {
  readonly editor: Editor;
}

function Toolbar({ editor, label, pictures }: ToolbarProps) {
  const t = useTranslations('console.richText');
  const [opened, setOpened] = useState<'link' | 'picture' | null>(null);
  const toggle = (line: 'link' | 'picture') => setOpened(opened === line ? null : line);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      picture: now.isActive('picture'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const button = (name: keyof typeof active & keyof Words, icon: ReactNode, run: () => void) => (
    <Button
      size="small"
      type={active[name] ? 'primary' : 'text'}
      ghost={active[name]}
      aria-pressed={active[name]}
      aria-label={t(name)}
      title={t(name)}
      icon={icon}
      onClick={run}
    />
  );
  const focused = () => editor.chain().focus();
  return (
    <>
      <div className={classes.toolbar} role="toolbar" aria-label={t('toolbar', { language: label })}>
        {button('bold', <BoldOutlined aria-hidden />, () => focused().toggleBold().run())}
        {button('italic', <ItalicOutlined aria-hidden />, () => focused().toggleItalic().run())}
        {button('heading', 'H2', () => focused().toggleHeading({ level: 2 }).run())}
        {button('subheading', 'H3', () => focused().toggleHeading({ level: 3 }).run())}
        {button('bullets', <UnorderedListOutlined aria-hidden />, () => focused().toggleBulletList().run())}
        {button('numbers', <OrderedListOutlined aria-hidden />, () => focused().toggleOrderedList().run())}
        {button('link', <LinkOutlined aria-hidden />, () => toggle('link'))}
        {pictures !== undefined && button('picture', <PictureOutlined aria-hidden />, () => toggle('picture'))}
        <Button
          size="small"
          type="text"
          aria-label={t('undo')}
          title={t('undo')}
          icon={<UndoOutlined aria-hidden />}
          disabled={!active.canUndo}
          onClick={() => focused().undo().run()}
        />
        <Button
          size="small"
          type="text"
          aria-label={t('redo')}
          title={t('redo')}
          icon={<RedoOutlined aria-hidden />}
          disabled={!active.canRedo}
          onClick={() => focused().redo().run()}
        />
      </div>
      {opened === 'link' && <LinkLine editor={editor} onDone={() => setOpened(null)} />}
      {opened === 'picture' && pictures !== undefined && (
        <PictureLine editor={editor} store={pictures} onDone={() => setOpened(null)} />
      )}
    </>
  );
}

interface Words {
  readonly bold: true;
  readonly italic: true;
  readonly heading: true;
  readonly subheading: true;
  readonly bullets: true;
  readonly numbers: true;
  readonly link: true;
  readonly picture: true;
}

const focusOnce = (input: InputRef | null) => input?.focus();

function LinkLine({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useTranslations('console.richText');
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? 'https://'));
  const isAllowed = isAllowedAddress(address.trim()) && address.trim() !== 'https://';
  const put = () => {
    if (!isAllowed) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onDone();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className={classes.linkLine}>
      <Space.Compact block>
        <Input
          ref={focusOnce}
          size="small"
          aria-label={t('address')}
          value={address}
          status={address === '' || address === 'https://' || isAllowed ? '' : 'error'}
          onChange={({ target }) => setAddress(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            put();
          }}
        />
        <Button size="small" disabled={!isAllowed} onClick={put}>
          {t('putLink')}
        </Button>
        <Button size="small" onClick={unlink}>
          {t('unlink')}
        </Button>
      </Space.Compact>
      <span className={classes.hint}>{t('linkHint')}</span>
    </div>
  );
}
