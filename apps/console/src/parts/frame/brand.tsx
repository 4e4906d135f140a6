import classes from './brand.module.css';

/** Logo and name; the name is the same in every language. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M16 6 6 12v2h20v-2z M8 16h3v7H8z M14.5 16h3v7h-3z M21 16h3v7h-3z M6 24.5h20V27H6z" fill="#fff" />
      </svg>
      Portico
    </span>
  );
}
