import { HomePage } from '../../features/home/home-page.tsx';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { formChoice } from '../menu/menu.ts';
import { useShellParts } from '../shell/shell-context.ts';

export function HomeScreen() {
  const parts = useShellParts();
  if (parts === null) return null;
  const { shell, slots } = parts;
  const entries = (slots.SideMenu === null ? shell.menu : shell.sideMenu).filter((entry) => !entry.disabled);
  // Shown whatever the menu lists, because somebody without mail and mobile has no menu.
  const nextHref = hrefTo(shell.user === null ? '/applyform' : formChoice(shell.user).route);
  return (
    <HomePage
      project={shell.project}
      user={shell.user}
      language={shell.language}
      title={slots.HomeTitle === null ? null : <slots.HomeTitle {...shell} />}
      pending={shell.menuPending}
      links={entries.filter((entry) => !entry.current && entry.href !== nextHref)}
      nextHref={nextHref}
    />
  );
}
