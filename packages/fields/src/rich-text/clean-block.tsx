import { memo } from 'react';
import { cleanHtml } from './clean-html.ts';
import { lowerHeadings } from './lower-headings.ts';
import styles from './rich-text.module.css';

interface CleanBlockProps {
  readonly html: string;
  /** The level below those of the headings around it. */
  readonly headingsFrom?: number;
}

/** HTML that cannot do anything but be read. */
export const CleanBlock = memo(function CleanBlock({ html, headingsFrom = 1 }: CleanBlockProps) {
  return (
    <div className={styles.block} dangerouslySetInnerHTML={{ __html: lowerHeadings(cleanHtml(html), headingsFrom) }} />
  );
});
