import { useState } from 'react';
import styles from './country-flag.module.css';

// The portal's build puts them there; every front end is served from the same host.
const folder = '/apply/assets/flags';

/** A country's flag as a picture, since not every device has flag emoji; its letters if the picture does not load. */
export function CountryFlag({ country }: { readonly country: string }) {
  const [missing, setMissing] = useState('');
  if (missing === country) return <span className={styles.flag}>{country}</span>;
  return (
    <img
      className={styles.flag}
      src={`${folder}/${country}.svg`}
      alt=""
      width={24}
      height={16}
      onError={() => setMissing(country)}
    />
  );
}
