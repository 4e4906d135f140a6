import { formatDay, formatMoment } from '@portico/browser/moment';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { roomInWords } from '../room-in-words.ts';
import type { OperationState } from '../use-operation.ts';
import { FactCard } from './fact-card.tsx';
import classes from './state.module.css';

interface StateProps {
  readonly state: OperationState;
}

export function ServerCard({ state: { server } }: StateProps) {
  const t = useTranslations('console.operator.server');
  const moment = useMoment();
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('version'), server.version || '–'],
        [t('node'), server.node],
        [t('started'), moment(server.started_at)],
        [t('memory'), roomInWords(server.memory)],
      ]}
    />
  );
}

export function DatabaseCard({ state: { database } }: StateProps) {
  const t = useTranslations('console.operator.database');
  const { version, is_embedded: isEmbedded, steps, last_step: name, connections, most_connections: most } = database;
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('version'), isEmbedded ? t('embedded', { version }) : version],
        [t('size'), roomInWords(database.bytes)],
        [t('steps'), t('stepsDone', { count: steps, name: name.replace(/\.sql$/, '') })],
        [t('connections'), t('connectionsOf', { count: connections, most })],
        [t('latency'), t('milliseconds', { ms: Math.round(database.ms) })],
      ]}
    >
      <details className={classes.more}>
        <summary>{t('tables')}</summary>
        <ul className={classes.tables}>
          {database.tables.map((table) => (
            <li key={table.name}>
              <code>{table.name}</code>
              <span>
                {roomInWords(table.bytes)} · {t('rows', { rows: table.rows })}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </FactCard>
  );
}

export function RoomCard({ state: { storage, disk } }: StateProps) {
  const t = useTranslations('console.operator.room');
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('driver'), t(`drivers.${storage.driver}`)],
        [t('state'), storage.is_reachable ? t('reachable') : <strong key="state">{t('away')}</strong>],
        [t('free'), storage.free === null ? t('unknown') : roomInWords(storage.free)],
        [
          t('disk'),
          disk === null ? t('unknown') : t('freeOf', { free: roomInWords(disk.free), total: roomInWords(disk.total) }),
        ],
      ]}
    />
  );
}

export function KeysCard({ state: { secret_key: secret, receipt_keys: keys, certificate } }: StateProps) {
  const t = useTranslations('console.operator.keys');
  const language = useLanguage();
  const zone = useOwnZone();
  const day = (seconds: number) => formatDay(seconds, language, zone);
  const keyText = ({ id, made_at }: (typeof keys)[number]) =>
    made_at === null ? id : t('since', { id, day: day(made_at) });
  const secretText = () => {
    if (secret.from === 'setting') return t('fromSetting');
    return secret.made_at === null ? t('fromFileUnknown') : t('fromFile', { day: day(secret.made_at) });
  };
  const certificateText = () => {
    if (certificate === null) return t('noCertificate');
    const { host, ends_at: end } = certificate;
    return end === null ? t('unreadable', { host }) : t('until', { host, day: day(end) });
  };
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('secret'), secretText()],
        [
          t('signing'),
          keys
            .filter(({ retired_at }) => retired_at === null)
            .map(keyText)
            .join(', '),
        ],
        [t('retired'), String(keys.filter(({ retired_at }) => retired_at !== null).length)],
        [t('certificate'), certificateText()],
      ]}
    />
  );
}

export function BackupCard({ state: { backup } }: StateProps) {
  const t = useTranslations('console.operator.backup');
  const moment = useMoment();
  if (backup === null)
    return (
      <FactCard title={t('title')} facts={[]}>
        <p className={classes.none}>{t('none')}</p>
      </FactCard>
    );
  const { at, rows, files, seconds } = backup;
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('last'), moment(at)],
        [t('contents'), t('contentsOf', { rows, files, seconds })],
      ]}
    />
  );
}

function useMoment(): (seconds: number) => string {
  const language = useLanguage();
  const zone = useOwnZone();
  return (seconds) => formatMoment(seconds, language, zone, 'column');
}
