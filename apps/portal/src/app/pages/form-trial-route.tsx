export { FormTrialPage as FormTrialRoute } from '../../features/form-trial/form-trial-page.tsx';
