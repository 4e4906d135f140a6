import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../lib/navigation/form-addresses.ts';
import { formatMoment } from '@portico/browser/moment';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { Referees } from '../../parts/referees/referees-query.ts';
import { privacyOf } from '../../parts/referees/request-state.ts';
import { LettersDeadline } from './letters-deadline.tsx';
import { RefereeCard } from './referee-card.tsx';
import styles from './referees-page.module.css';

interface RefereeListProps {
  readonly referees: Referees;
  readonly language: Language;
}

/** The deadline, the recommenders, and the withdrawn requests. */
export function RefereeList({ referees, language }: RefereeListProps) {
  const t = useTranslations('referees');
  const { list, waiver } = referees;
  if (!referees.has_referee) return <Nothing what="notAsked" href={hrefTo('/')} action="home" />;
  return (
    <>
      <LettersDeadline referees={referees} language={language} />
      {list.length === 0 ? <Nobody referees={referees} /> : null}
      <ul className={styles.list}>
        {list.map((referee) => (
          <RefereeCard key={`${referee.group} ${referee.columnNumber}`} {...{ referee, referees, language }} />
        ))}
      </ul>
      {list.length === 0 ? null : <p className={styles.privacy}>{t(`privacy.state.${privacyOf(waiver)}`)}</p>}
      <Withdrawn referees={referees} language={language} />
    </>
  );
}

/** Links to where recommenders are named; a batch must be chosen first, since it decides whether there are any. */
function Nobody({ referees: { menuid, letters_until } }: Pick<RefereeListProps, 'referees'>) {
  if (letters_until === null) return <Nothing what="none" href={hrefTo('/applyform')} action="toForm" />;
  return <Nothing what="none" href={moduleHref(menuid)} action="toRows" />;
}

interface NothingProps {
  readonly what: 'none' | 'notAsked';
  readonly href: string;
  readonly action: 'toForm' | 'toRows' | 'home';
}

function Nothing({ what, href, action }: NothingProps) {
  const t = useTranslations('referees.page');
  const link = (
    <LinkButton kind="primary" href={href}>
      {t(action)}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyState title={t(what)} text={t(`${what}Text`)} action={link} />
    </Card>
  );
}

function Withdrawn({ referees, language }: RefereeListProps) {
  const t = useTranslations('referees');
  const { withdrawn, time_zone: zone } = referees;
  if (withdrawn.length === 0) return null;
  return (
    <details className={styles.withdrawn}>
      <summary>{t('page.withdrawn')}</summary>
      <ul>
        {withdrawn.map(({ name, email, at }) => (
          <li key={`${email} ${at}`}>
            <span>
              {name || t('send.nobody')} · {email}
            </span>
            <span>{t('page.withdrawnOn', { time: formatMoment(at, language, zone) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
