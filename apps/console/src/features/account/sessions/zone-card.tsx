import { formatMoment, ownZone } from '@portico/browser/moment';
import { isZone } from '@portico/contract/is-zone';
import { Alert, Select, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useStaffMember } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import classes from '../factors/factors.module.css';
import { useChangingZone } from './use-own-account.ts';

/** Stands in the list for the zone of the browser, whichever that is. */
const asBrowser = '';

/** In which time zone one reads moments. */
export function ZoneCard() {
  const t = useTranslations('console.security.zone');
  const language = useLanguage();
  const failureText = useFailureText();
  const { time_zone: chosen } = useStaffMember();
  const shown = useOwnZone();
  const change = useChangingZone();
  return (
    <section className={classes.card} aria-labelledby="zone-title">
      <header className={classes.head}>
        <h2 id="zone-title" className={classes.title}>
          {t('title')}
          {change.isSuccess && (
            <span role="status">
              <Tag color="processing">{t('saved')}</Tag>
            </span>
          )}
        </h2>
        <p className={classes.text}>{t('text')}</p>
        {change.isError && <Alert type="error" showIcon role="alert" title={failureText(change.error)} />}
        <div className={classes.zone}>
          <label htmlFor="own-zone">{t('label')}</label>
          <Select
            id="own-zone"
            showSearch={{ optionFilterProp: 'label' }}
            value={chosen ?? asBrowser}
            loading={change.isPending}
            options={[{ value: asBrowser, label: t('asBrowser', { zone: ownZone() }) }, ...zonesWith(chosen)]}
            onChange={(zone) => change.mutate(zone === asBrowser ? null : zone)}
          />
          <p className={classes.state}>
            {chosen !== null && !isZone(chosen) && `${t('unknown', { zone: chosen })} `}
            {t('now', { time: formatMoment(nowSeconds(), language, shown, 'column') })}
          </p>
        </div>
      </header>
    </section>
  );
}

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Browsers do not all know the same zones, nor by the same names. */
function zonesWith(chosen: string | null) {
  const all = chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
