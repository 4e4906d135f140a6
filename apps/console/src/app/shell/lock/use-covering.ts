import { useLayoutEffect } from 'react';

/** While the lock is shown, everything else of the page is hidden and out of reach; then it is as it was. */
export function useCovering(title: string): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const former = document.title;
    // The title may name an applicant.
    document.title = title;
    document.documentElement.dataset['locked'] = '';
    const beneath = [...document.body.children].filter((element) => !element.matches('[data-lock], [inert]'));
    for (const element of beneath) element.setAttribute('inert', '');
    return () => {
      document.title = former;
      delete document.documentElement.dataset['locked'];
      for (const element of beneath) element.removeAttribute('inert');
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, [title]);
}
