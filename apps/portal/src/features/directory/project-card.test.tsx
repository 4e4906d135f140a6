import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWords } from '../../testing/render-words.tsx';
import { buildProject } from '../../testing/samples.ts';
import { ProjectCard } from './project-card.tsx';

afterEach(cleanup);

test.each([
  ['the language of the list', ['sc', 'en'], '/apply/north/?lang=en'],
  ['its own where it does not offer that', ['tc'], '/apply/north/?lang=tc'],
] as const)('a project opens in %s', (_, lang, href) => {
  renderWords(<ProjectCard project={{ ...buildProject(), lang: [...lang] }} language="en" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
