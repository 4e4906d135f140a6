import { GreetingHeader } from './header.tsx';

export const greetingSlots = { Header: GreetingHeader };
