import { Fragment } from 'react';
import classes from './linked-text.module.css';
import { splitLinks } from './split-links.ts';

/** Plain text with its web addresses as links. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ start, part, isLink }) =>
    isLink ? (
      <a key={start} className={classes.link} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  );
}
