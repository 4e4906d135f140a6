import { Card } from '@portico/ui/card';
import { useTranslations } from 'use-intl';
import styles from '../reference.module.css';
import { sectionId, type LookProps } from './look.ts';
import { Summary } from './summary.tsx';

/** One sheet below the other, with the saving status always in view. */
export function SheetLook({ title, status, notices, sections, ...about }: LookProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.status}>{status}</div>
      </div>
      <Summary {...about} />
      {notices}
      {sections.map(({ id, title: heading, body }) => (
        <div key={id} id={sectionId(id)} className={styles.section}>
          <Card title={heading}>{body}</Card>
        </div>
      ))}
    </div>
  );
}

/** The same for somebody who has the letter as a file: the personal details come last. */
export function FileLook(props: LookProps) {
  const t = useTranslations('reference.form');
  const [writer, ...rest] = props.sections;
  const ordered = [...rest.slice(0, -1), writer, rest.at(-1)].filter((section) => section !== undefined);
  const notices = (
    <>
      <p className={styles.lead}>{t('fileLead')}</p>
      {props.notices}
    </>
  );
  return <SheetLook {...props} sections={ordered} notices={notices} />;
}
