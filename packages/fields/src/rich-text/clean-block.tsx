import { memo } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './rich-text.module.css';

/** HTML that cannot do anything but be read. */
export const CleanBlock = memo(function CleanBlock({ html }: { readonly html: string }) {
  return <div className={styles.block} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
});
