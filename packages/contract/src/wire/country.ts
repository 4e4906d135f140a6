import type { Countries } from '../institution/places.schemas.ts';

/** A country under the names that the rest of the code uses. */
export interface Country {
  /** Two letters, lower case. */
  readonly flag: string;
  readonly name: string;
  readonly diallingCode: string;
}

type Wire = Countries['output']['list'][number];

/** Spec 3 spells these three its own way. */
export function encodeCountry({ flag, name, diallingCode }: Country): Wire {
  return { classname: flag, county: name, phoneCo: diallingCode };
}

export function decodeCountry({ classname, county, phoneCo }: Wire): Country {
  return { flag: classname, name: county, diallingCode: phoneCo };
}
