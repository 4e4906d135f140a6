import { ArrowLeftIcon, ChevronDownIcon } from '@portico/ui/icons';
import { useDismissal } from '@portico/ui/use-dismissal';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './preview-menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly title: string;
}

interface PreviewMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly current: string | null;
  readonly heading: string;
  readonly onChoose: (id: string) => void;
  readonly onBack?: (() => void) | undefined;
}

/** Back, and a link to each section. On a phone a bar at the bottom shows the current section and opens the list. */
export function PreviewMenu({ entries, current, heading, onChoose, onBack }: PreviewMenuProps) {
  const t = useTranslations('preview');
  const [isOpen, setIsOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const onBlur = useDismissal(
    nav,
    isOpen,
    useCallback(() => setIsOpen(false), []),
  );
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === current),
  );
  useEffect(() => keepInSight(list.current, index), [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <nav ref={nav} className={styles.menu} aria-label={heading} data-open={isOpen || undefined} data-no-print>
      <div role="presentation" className={styles.inner} onBlur={onBlur} onKeyDown={onKeyDown}>
        {onBack === undefined ? null : <BackEntry onBack={onBack} />}
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.where}>{entries[index]?.title}</span>{' '}
          <span className={styles.position}>
            {t('position', { number: String(index + 1), count: String(entries.length) })}
          </span>
          <ChevronDownIcon size={18} />
        </button>
        <div className={styles.sheet} id={listId}>
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
          <ul ref={list} className={styles.entries}>
            {entries.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => {
                    setIsOpen(false);
                    onChoose(id);
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}

/** The back entry where there is no menu. */
export function BackEntry({ onBack }: { readonly onBack: () => void }) {
  const t = useTranslations('preview');
  return (
    <button type="button" className={styles.back} data-no-print onClick={onBack}>
      <ArrowLeftIcon size={18} />
      <span>{t('back')}</span>
    </button>
  );
}

/** Scrolls a list, and nothing around it, so that one of its entries is visible. */
function keepInSight(list: HTMLElement | null, index: number): void {
  const entry = list?.children[index];
  if (!list || !entry) return;
  const frame = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  list.scrollTop += overhang(box.top, box.bottom, frame.top, frame.bottom);
  list.scrollLeft += overhang(box.left, box.right, frame.left, frame.right);
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}
