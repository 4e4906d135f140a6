import type { ConsoleMessages } from '@portico/i18n/console-messages';
import type { Dictionary } from '@portico/i18n/dictionary';

type Words = Dictionary<ConsoleMessages>['console'];
type Names = Readonly<Record<string, string>>;

/** The names of what a project file keeps together, such as the settings of letters, by the words of the page that changes them. */
export function namesWithin({ settings: { fields }, look }: Words): Readonly<Record<string, Names>> {
  return {
    letters: {
      applicantReads: fields.letterWaiver.label,
      reminderDays: fields.reminderDays.label,
      shows: fields.lettersShow.label,
    },
    retention: {
      draftsMonths: fields.keepDraftsMonths.label,
      applicationsMonths: fields.keepApplicationsMonths.label,
    },
    preview: {
      layoutMode: fields.previewLayout.label,
      displayMode: fields.previewDisplay.label,
      specialName: fields.previewName.label,
      reviewersSeeSensitive: fields.reviewersSeeSensitive.label,
    },
    traits: look.fields.traits,
    contact: look.fields.contact,
    menus: { header: look.fields.headerMenu, home: look.fields.sideMenu, footer: look.fields.footer },
  };
}

/** Words for values of a project file that are keys, by the field that has them. */
export function choicesInFile({ languages, settings: { choices }, look }: Words): Readonly<Record<string, Names>> {
  return {
    languages,
    untranslated: languages,
    loginMethods: choices,
    registerMethods: choices,
    userType: choices,
    applicantReads: choices,
    layoutMode: choices,
    displayMode: choices,
    choiceWord: look.traits.choices,
  };
}
