import { EditOutlined, FileTextOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { knownPages } from '@portico/contract/staff-pages';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useProject } from '../../../lib/project.ts';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import classes from '../content.module.css';
import { PageDrawer } from './page-drawer.tsx';
import { type PageEntry, usePages } from './use-pages.ts';

interface PageListProps {
  readonly onSaved: (sentence: string) => void;
}

/** The pages that screens of the portal show or ask to tick, and others that the project has. */
export function PageList({ onSaved }: PageListProps) {
  const t = useTranslations('console.content');
  const pages = usePages();
  const [editing, setEditing] = useState<{ readonly isOpen: boolean; readonly page: PageEntry } | null>(null);
  const open = (page: PageEntry) => {
    onSaved('');
    setEditing({ isOpen: true, page });
  };
  return (
    <>
      <QueryView
        query={pages}
        failed={t('failed')}
        missing={<Notice icon={<FileTextOutlined aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {(list) => (
          <ul className={classes.pages} aria-label={t('kinds.page')}>
            {withKnown(list).map((page) => (
              <PageLine key={page.key} page={page} onEdit={() => open(page)} />
            ))}
          </ul>
        )}
      </QueryView>
      {editing !== null && (
        <PageDrawer {...editing} onSaved={onSaved} onClose={() => setEditing({ ...editing, isOpen: false })} />
      )}
    </>
  );
}

const nothing = { sc: '', tc: '', en: '' };

/** Those that screens know come first, also where the project has not written them yet. */
function withKnown(list: readonly PageEntry[]): readonly PageEntry[] {
  const known = knownPages.map(
    (key): PageEntry =>
      list.find((page) => page.key === key) ?? {
        key,
        edition: 0,
        title: nothing,
        content: nothing,
        consent: key === 'application-guide' ? null : nothing,
        published_at: '',
        people: 0,
      },
  );
  return [...known, ...list.filter(({ key }) => !knownPages.some((one) => one === key))];
}

function PageLine({ page, onEdit }: { readonly page: PageEntry; readonly onEdit: () => void }) {
  const t = useTranslations('console.content.page');
  const { may } = useProject();
  const language = useLanguage();
  const zone = useOwnZone();
  const { key, edition, title, published_at, people } = page;
  const known = knownPages.find((one) => one === key);
  const name = title[language] || (known === undefined ? key : t(`known.${known}.name`));
  return (
    <li className={classes.pageLine}>
      <div>
        <h3 className={classes.pageName}>{name}</h3>
        {known !== undefined && <p className={classes.lead}>{t(`known.${known}.about`)}</p>}
        <p className={classes.lead}>
          {edition === 0 ? (
            <Tag>{t('unwritten')}</Tag>
          ) : (
            t('facts', {
              edition,
              people,
              time: formatMoment(Date.parse(published_at) / 1000, language, zone, 'column'),
            })
          )}
        </p>
      </div>
      {may('content.publish') && (
        <Button icon={<EditOutlined aria-hidden />} aria-label={t('editOf', { name })} onClick={onEdit}>
          {t(edition === 0 ? 'write' : 'edit')}
        </Button>
      )}
    </li>
  );
}
