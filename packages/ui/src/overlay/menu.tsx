import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './menu.module.css';

/** One entry of a menu: a link if it has an address, else a button. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Marks the chosen one of a set. */
  readonly current?: boolean;
  readonly danger?: boolean;
  /** Set if the label is in another language. */
  readonly lang?: string;
}

export interface MenuProps {
  /** The content of the button. */
  readonly trigger: ReactNode;
  /** Its accessible name; should start with the visible text. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
}

/** A button that opens a short list of links and actions; arrow keys move through it, Escape returns to the button. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  const list = useId();
  const { open, root, button, toggle, close, onRootBlur, onKeyDown } = useDisclosure();
  return (
    <div className={styles.menu} ref={root} role="presentation" onBlur={onRootBlur} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className={styles.trigger}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={toggle}
      >
        {trigger}
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      {open ? (
        <ul id={list} className={classNames(styles.list, styles[align])}>
          {items.map((item) => (
            <li key={item.key}>
              <Entry item={item} close={close} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Entry({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const select = () => {
    close();
    item.onSelect?.();
  };
  const shared = {
    className: classNames(styles.entry, item.danger && styles.danger),
    'aria-current': item.current || undefined,
    lang: item.lang,
    onClick: select,
  };
  const content = (
    <>
      {item.icon}
      <span className={styles.text}>{item.label}</span>
      {item.current === true ? <CheckIcon size={16} /> : null}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
