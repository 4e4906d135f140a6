import { LinkButton } from '@portico/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { type Referees, refereesQuery } from './referees-query.ts';
import styles from './referees.module.css';
import { isReceived, requestStateOf } from './request-state.ts';

/** The state of the letters with a link to them; nothing if the form asks for none. */
export function LettersCard() {
  const t = useTranslations('referees.card');
  const { data, isPending } = useQuery(refereesQuery());
  if (isPending) return null;
  if (data?.has_referee === false) return <span hidden />;
  return (
    <section className={styles.card} aria-labelledby="letters-card">
      <div>
        <h2 id="letters-card">{t('title')}</h2>
        {data === undefined ? <p>{t('failed')}</p> : <News referees={data} />}
      </div>
      <LinkButton kind="secondary" href={hrefTo('/referees')}>
        {t('link')}
      </LinkButton>
    </section>
  );
}

/** At most two lines: the most urgent news. */
function News({ referees }: { readonly referees: Referees }) {
  const t = useTranslations('referees');
  const { list } = referees;
  const unsent = list.filter((referee) => requestStateOf(referee) === 'unasked').length;
  const urgent = urgentOf(referees);
  return (
    <>
      <p>
        {list.length === 0
          ? t('card.nobody')
          : t('page.count', { done: String(list.filter(isReceived).length), all: String(list.length) })}
      </p>
      {urgent === null ? null : <p data-urgent>{t(`card.${urgent}`)}</p>}
      {urgent === null && unsent > 0 && referees.isReferee ? <p>{t('card.unsent', { count: unsent })}</p> : null}
    </>
  );
}

function urgentOf({ list }: Referees): 'bounced' | 'declined' | null {
  const states = list.map(requestStateOf);
  if (states.includes('bounced')) return 'bounced';
  return states.includes('declined') ? 'declined' : null;
}
