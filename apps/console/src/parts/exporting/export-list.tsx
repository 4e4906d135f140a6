import { useTranslations } from 'use-intl';
import { ExportLine } from './export-line.tsx';
import classes from './exporting.module.css';
import { useExports } from './exports.tsx';

/** Below the page: the requested documents, the progress of each, and the links to save them. */
export function ExportList() {
  const t = useTranslations('console.exporting');
  const { list } = useExports();
  if (list.length === 0) return null;
  return (
    <section className={classes.shelf} aria-label={t('shelf')}>
      <ul className={classes.lines}>
        {list.map((one) => (
          <ExportLine key={one.application} request={one} />
        ))}
      </ul>
    </section>
  );
}
