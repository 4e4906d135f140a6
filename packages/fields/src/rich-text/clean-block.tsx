import { memo } from 'react';
import { cleanHtml } from './clean-html.ts';
import { lowerHeadings } from './lower-headings.ts';
import styles from './rich-text.module.css';

interface CleanBlockProps {
  readonly html: string;
  /** The level below that of the headings around it. */
  readonly headingsFrom?: number;
}

/** Sanitised HTML, which can only be read. */
export const CleanBlock = memo(function CleanBlock({ html, headingsFrom = 1 }: CleanBlockProps) {
  return (
    <div className={styles.block} dangerouslySetInnerHTML={{ __html: lowerHeadings(cleanHtml(html), headingsFrom) }} />
  );
});
