import { GreetingHeader } from './header.tsx';
import { useTranslations } from 'use-intl';

export const greetingSlots = { Header: GreetingHeader, HomeTitle };

/** Empty, because the header already greets the user. */
function HomeTitle() {
  const t = useTranslations('home');
  return t('title');
}
