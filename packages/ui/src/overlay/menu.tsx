import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './menu.module.css';

/** One line of a menu: a link when it has an address, else a button. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Marks the chosen one of a set. */
  readonly current?: boolean;
  readonly danger?: boolean;
  /** Where the label is in a language of its own. */
  readonly lang?: string;
}

export interface MenuProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Its accessible name; should begin with the words it shows. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
}

/** A button that discloses a short list of links and actions; arrow keys walk it, Escape returns to the button. */
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
