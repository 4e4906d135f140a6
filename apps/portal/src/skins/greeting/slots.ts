import { GreetingHeader } from './header.tsx';
import { HomeTitle } from './home-title.tsx';

export const greetingSlots = { Header: GreetingHeader, HomeTitle };
