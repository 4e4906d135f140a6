export { plausibleOption as plausible } from '../shared/choices/plausible-option.ts';
