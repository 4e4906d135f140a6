import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectSaved, savingWord } from '../../support/saving-word.ts';
import { expect } from '../../support/portal.ts';
import type { Newcomer } from '../../support/people/newcomer.ts';

/** A tab with a module of the notebook, as its owner sees it. */
export interface NotebookPage {
  readonly page: Page;
  box(label: string): Locator;
  /** Types after the existing text, key by key. */
  write(label: string, text: string): Promise<void>;
  /** The saving status. */
  word(): Locator;
  /** Waits until the status says that everything is saved. */
  saved(): Promise<void>;
  /** Waits until nothing is under way: everything is saved, or a conflict waits for the person. */
  quiet(): Promise<void>;
  /** The status and some lines, read at the same moment. */
  glance(labels: readonly string[]): Promise<Glance>;
  /** Resolves every conflict, and returns the rejected texts. */
  resolveConflict(whose: 'mine' | 'theirs'): Promise<string>;
}

interface Glance {
  readonly saysSaved: boolean;
  readonly lines: Readonly<Record<string, string>>;
}

export async function openNotebook(context: BrowserContext, person: Newcomer, module = 'notes'): Promise<NotebookPage> {
  const page = await context.newPage();
  await page.goto(`/apply/${person.slug}/?lang=en#/applyform/basic?menuid=${module}`);
  const notebook = notebookIn(page);
  await notebook.box(module === 'notes' ? 'Alpha' : 'Epsilon').waitFor();
  return notebook;
}

/** Ends the tab as a browser crash does, without any event. */
export async function crash({ page }: NotebookPage): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

export function notebookIn(page: Page): NotebookPage {
  const box = (label: string) => page.getByRole('main').getByRole('textbox', { name: label, exact: true });
  const word = () => savingWord(page);
  return {
    page,
    box,
    word,
    write: async (label, text) => {
      await box(label).press('Control+End');
      await box(label).pressSequentially(text);
    },
    saved: async () => {
      await expectSaved(page);
      await expect(word()).toContainText('Saved');
    },
    quiet: async () => {
      await expect(word()).toHaveAttribute('data-word', /^(saved|stopped)$/);
    },
    glance: async (labels) => {
      const handles = await Promise.all(labels.map((label) => box(label).elementHandle()));
      const handle = await word().elementHandle();
      const [state, ...values] = await page.evaluate(
        // The status is rendered with the next frame.
        async ([about, ...boxes]) => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const shown = boxes.map((one) => (one instanceof HTMLElement && 'value' in one ? String(one.value) : ''));
          return [about?.getAttribute('data-word') ?? '', ...shown];
        },
        [handle, ...handles],
      );
      const lines = labels.map((label, at) => [label, values[at] ?? ''] as const);
      return { saysSaved: state === 'saved', lines: Object.fromEntries(lines) };
    },
    resolveConflict: async (whose) => {
      const [chosen, rejected] =
        whose === 'mine' ? [written.here, written.elsewhere] : [written.elsewhere, written.here];
      let dropped = '';
      while ((await page.getByRole('button', { name: chosen.button }).count()) > 0) {
        dropped += await page.getByRole('region', { name: rejected.side }).first().innerText();
        await page.getByRole('button', { name: chosen.button }).first().click();
      }
      return dropped;
    },
  };
}

const written = {
  here: { side: /: Written here$/, button: 'Keep what is written here' },
  elsewhere: { side: /: Written elsewhere$/, button: 'Take what is written elsewhere' },
} as const;
