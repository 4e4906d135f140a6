import type { Language, LocalText } from '@portico/form-engine/language';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { PictureStore } from './picture-store.ts';
import classes from './rich-texts.module.css';

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }));

const nothing: LocalText = { sc: '', tc: '', en: '' };

interface RichTextsProps {
  readonly label: string;
  readonly languages: readonly Language[];
  /** Without it, a text has no pictures. */
  readonly pictures?: PictureStore;
  /** `id`, `value` (HTML) and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: LocalText;
  readonly onChange?: (text: LocalText) => void;
}

/** One text with headings, lists and links in several languages, below one another. */
export function RichTexts({ label, languages, pictures, id, value = nothing, onChange }: RichTextsProps) {
  return (
    <div className={classes.texts} role="group" aria-label={label} id={id}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        {languages.map((language) => (
          <RichEditor
            key={language}
            label={label}
            language={language}
            html={value[language]}
            pictures={pictures}
            onChange={(html) => onChange?.({ ...value, [language]: html })}
          />
        ))}
      </Suspense>
    </div>
  );
}
