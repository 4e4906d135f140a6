import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../parts/drawer-form/drawer-form.tsx';
import { ArticleFields } from './article-fields.tsx';
import { useArticleChanges } from './use-articles.ts';

export interface Editing {
  readonly isOpen: boolean;
  readonly article: string;
  readonly kind: ArticleKind;
  /** As it was read; 0 for a new one. */
  readonly revision: number;
  readonly content: ArticleContent;
}

interface ArticleDrawerProps {
  readonly editing: Editing;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Writes an article. Nobody sees it before it is published. */
export function ArticleDrawer({ editing, onClose, onSaved }: ArticleDrawerProps) {
  const t = useTranslations('console.content');
  const { isOpen, article, kind, revision, content } = editing;
  const { save } = useArticleChanges();
  const submit = async (entered: Partial<ArticleContent>) => {
    await save(article, kind, revision, { ...content, ...entered });
    onSaved(t('saved'));
  };
  return (
    <DrawerForm<Partial<ArticleContent>>
      isOpen={isOpen}
      onClose={onClose}
      title={t(revision === 0 ? `add.${kind}` : `edit.${kind}`)}
      submitLabel={t('save')}
      initialValues={content}
      onSubmit={submit}
    >
      <ArticleFields kind={kind} />
    </DrawerForm>
  );
}
