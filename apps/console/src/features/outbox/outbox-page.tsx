import { MailOutlined } from '@ant-design/icons';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../parts/states/notice.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { type OutboxFilter, readOutboxFilter } from './list/outbox-filter.ts';
import { OutboxList } from './list/outbox-list.tsx';
import classes from './outbox-page.module.css';
import { OutboxReader } from './outbox-reader.tsx';
import { OutboxToolbar } from './list/outbox-toolbar.tsx';
import { useOutbox } from './use-outbox.ts';

/** List and message side by side on a wide screen; on a phone the address decides which of the two shows. */
export function OutboxPage() {
  const t = useTranslations('console.outbox');
  const { id } = useParams();
  const address = useListAddress(readOutboxFilter);
  return (
    <div className={classes.page} data-reading={id !== undefined}>
      <PageTitle>{t('title')}</PageTitle>
      <section className={classes.listPane} aria-labelledby="outbox-title">
        <header className={classes.top}>
          <h1 id="outbox-title" className={classes.title}>
            {t('title')}
          </h1>
          <p className={classes.lead}>{t('lead')}</p>
          <OutboxToolbar {...address} />
        </header>
        <OutboxList address={address} currentId={id} />
      </section>
      <div className={classes.readerPane}>
        {id === undefined ? <ChooseOne filter={address.filter} /> : <OutboxReader key={id} id={id} />}
      </div>
    </div>
  );
}

function ChooseOne({ filter }: { readonly filter: OutboxFilter }) {
  const t = useTranslations('console.outbox');
  const outbox = useOutbox(filter);
  if (outbox.data === undefined || outbox.data.length === 0) return null;
  return <Notice icon={<MailOutlined aria-hidden />} title={t('chooseTitle')} text={t('chooseText')} />;
}
