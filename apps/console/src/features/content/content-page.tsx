import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { ArticleDrawer, type Editing } from './article-drawer.tsx';
import { ArticleList } from './article-list.tsx';
import { contentKinds, readContentFilter } from './content-filter.ts';
import classes from './content.module.css';
import { newArticle } from './new-article.ts';
import { PageList } from './pages/page-list.tsx';

/** What the institution tells applicants, kind by kind. */
export function ContentPage() {
  const t = useTranslations('console.content');
  const address = useListAddress(readContentFilter);
  const { kind } = address.filter;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [saved, setSaved] = useState('');
  const open = (next: Omit<Editing, 'isOpen'>) => {
    setSaved('');
    setEditing({ ...next, isOpen: true });
  };
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('title')}</h2>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        {kind !== 'page' && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => open({ article: crypto.randomUUID(), kind, revision: 0, content: newArticle })}
          >
            {t(`add.${kind}`)}
          </Button>
        )}
      </div>
      <Segmented
        aria-label={t('kind')}
        className={classes.kinds ?? ''}
        value={kind}
        options={contentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => address.change({ kind: value })}
      />
      <p className={classes.lead}>{t(`about.${kind}`)}</p>
      {saved !== '' && <Alert type="success" showIcon role="status" title={saved} />}
      {kind === 'page' ? (
        <PageList onSaved={setSaved} />
      ) : (
        <ArticleList kind={kind} address={{ ...address, isFiltered: false }} onEdit={open} />
      )}
      {editing !== null && (
        <ArticleDrawer editing={editing} onSaved={setSaved} onClose={() => setEditing({ ...editing, isOpen: false })} />
      )}
    </div>
  );
}
