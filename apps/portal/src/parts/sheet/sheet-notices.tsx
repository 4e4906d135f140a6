import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import type { WrittenSheet } from './sheet.tsx';
import type { SheetWords } from './sheet-kind.ts';
import styles from './sheet.module.css';

/** What prevents saving, if the person can do something about it. */
export function SheetNotices({ saving, state, words }: WrittenSheet & { readonly words: SheetWords }) {
  const { obstacle, obstacleText, isKeptHere, unsent } = state.whole;
  return (
    <>
      {obstacle === 'refused' ? (
        <Notice kind="error">
          <div className={styles.stack}>
            <p>{words.refused(obstacleText)}</p>
            <Button onClick={() => void saving.saveNow()}>{words.retry}</Button>
          </div>
        </Notice>
      ) : null}
      {!isKeptHere && unsent.length > 0 ? <Notice kind="warning">{words.notKept}</Notice> : null}
    </>
  );
}
