/** One thing the designer of a form can set on a field: data, drawn by one property panel. */
export interface FieldSetting {
  /** Where it lives in the definition: `text.longest`. */
  readonly path: string;
  /** Key of its label in the dictionary. */
  readonly label: string;
  readonly kind:
    | 'flag'
    | 'number'
    | 'line'
    | 'local-text'
    | 'local-html'
    | 'options'
    | 'levels'
    | 'choice'
    | 'date'
    | 'extensions'
    | 'samples'
    | 'field'
    | 'colour'
    | 'triggers';
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}
