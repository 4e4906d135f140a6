import { useState } from 'react';
import styles from './country-flag.module.css';

// The portal's build lays them there; every front end is served from the same host.
const folder = '/apply/assets/flags';

/** A country's flag as a picture, since not every device draws it as a sign; its letters where the picture does not come. */
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
