/** The projects of an organisation, the frame of one project, and its overview. */
export const projectWords = {
  projects: {
    title: 'Projects',
    lead: 'Every admissions project you work for, by organisation.',
    list: 'Projects of {organisation}',
    project: 'Project',
    address: 'Address',
    state: 'State',
    states: { active: 'Active', suspended: 'Suspended', archived: 'Archived' },
    unlisted: 'Not on the start page',
    noProjects: 'There is no project in this organisation yet.',
    openPortal: 'Open the portal',
    openPortalOf: 'Open the portal of {title} in a new tab',
    failed: 'The projects could not be loaded',
    emptyTitle: 'There are no projects yet',
    emptyText: 'As soon as a project is created in your organisation, it appears here.',
    archived: '{count, plural, one {One project in the archive} other {# projects in the archive}}',
    archivedList: 'Projects of {organisation} in the archive',
    archivedOrganisations:
      '{count, plural, one {One organisation in the archive} other {# organisations in the archive}}',
    moveUp: 'Move {title} up on the start page',
    moveDown: 'Move {title} down on the start page',
  },
  projectFrame: {
    back: 'All projects',
    loading: 'Project',
    tabs: 'Parts of the project',
    failed: 'The project could not be opened',
    missingTitle: 'This project is not here',
    missingText: 'The address may be wrong, or the project belongs to another organisation.',
    openPortal: 'Open the portal',
  },
  projectOverview: {
    title: 'Overview',
    lead: 'How the project stands now.',
    lacking:
      'The project file came without files of these articles, which were too large for it. Downloads among them were left out. Add them by hand:',
    failed: 'The overview could not be loaded',
    people: 'People',
    registered: 'Registered',
    writing: 'Still writing',
    submitted: 'Submitted',
    recent:
      '{count, plural, =0 {Nobody saved anything within the last hour.} one {One of them saved something within the last hour.} other {# of them saved something within the last hour.}}',
    batches: 'Batches',
    noBatches: 'There is no batch yet, so nobody can apply.',
    batchStates: { upcoming: 'To come', open: 'Open', closed: 'Closed' },
    from: 'From {time}',
    until: 'Until {time}',
    service: 'The portal takes entries until {time}.',
  },
  projectMaking: {
    newOrganisation: 'New organisation',
    createOrganisation: 'Create the organisation',
    renameOrganisation: 'Rename',
    saveName: 'Save the name',
    organisationName: 'Name of the organisation',
    nameHint: 'One language is enough to begin with; the others show the same until you fill them in.',
    nameMissing: 'Enter a name in one language at least.',
    newProject: 'New project',
    createProject: 'Create the project',
    title: 'Title of the project',
    titleMissing: 'Enter a title in one language at least.',
    slug: 'Short name in the address',
    slugHint:
      'Small letters, digits and hyphens, 2 to 40 of them. It can be changed later: links to the former one keep working.',
    slugNotSuggested:
      'The title cannot be turned into an address by itself. Enter a short name in small Latin letters, for example the pinyin.',
    slugWrong:
      'Use 2 to 40 small letters, digits and hyphens, for example summer-2027. It begins and ends with a letter or digit.',
    slugReserved: '“{slug}” is reserved for Portico itself. Choose another short name.',
    free: 'Free:',
    takeFree: 'Take “{slug}”',
    template: 'Begin with',
    templateMissing: 'Choose what the project begins with.',
    ofFile: 'A project file',
    ofFileText:
      'What was exported from a project, here or in another installation: look, settings, calendar, content and form. Nobody’s data is in it.',
    file: 'Project file',
    fileMissing: 'Choose the file that the project is made of.',
    chooseFile: 'Choose a file',
    anotherFile: 'Choose another file',
  },
  projectAdministration: {
    title: 'Address and state',
    lead: 'Where the project is found, and whether it is open.',
    failed: 'The address could not be loaded',
    address: 'Address',
    changeSlug: 'Change the address',
    saveSlug: 'Save the address',
    slugEffect:
      'Links to the present address keep working and lead to the new one; nobody else can take it. What applicants have not sent yet is kept.',
    former: 'These also lead here: {list}',
    listed: 'Listed on the start page',
    domains: {
      title: 'Own domain names',
      text: 'A name such as apply.example.edu that leads straight to this portal. Under it, no other project is shown.',
      failed: 'The domain names could not be loaded',
      add: 'Add a domain name',
      host: 'Domain name',
      hostHint:
        'The full name, without https://. Let it point to this server in the DNS, and let the proxy have a certificate for it.',
      missing: 'Enter a domain name.',
      proved: 'Leads here',
      waiting: 'Not proved yet',
      proof:
        'Enter this TXT record in the DNS of the name, so that nobody else can take it. It can take an hour until it is seen.',
      remove: 'Remove',
      removeOf: 'Remove {host}',
      removeTitle: 'Remove {host}?',
      removeProved: 'Whoever opens {host} no longer arrives at this portal. The address under /apply/ stays.',
      removeClaim: 'The record for {host} is no longer looked for. To add it again you need another record.',
      removeLabel: 'Remove the domain name',
    },
    state: 'State',
    states: {
      active: 'The portal is open to applicants, within its batches.',
      suspended:
        'The portal says that it is paused. Nobody can sign in or save; nothing is lost, and staff go on working.',
      archived: 'The project has no portal and stands in no list. All data is kept.',
    },
    organisation: {
      suspended:
        'The organisation is suspended: whatever stands here, the portal says that it is paused until the organisation is resumed.',
      archived:
        'The organisation is in the archive: whatever stands here, the project has no portal until the organisation is taken from there.',
    },
    suspend: {
      question: 'Suspend {title}?',
      effect:
        '{writing, plural, =0 {Nobody is writing an application now.} one {One person is writing an application} other {# people are writing applications}}{writing, plural, =0 {} other {{recent, plural, =0 {; none of them saved anything within the last hour.} one {; one of them saved something within the last hour.} other {; # of them saved something within the last hour.}}}} Until you resume the project, the portal says that it is paused and takes nothing. What was entered is kept.',
      label: 'Suspend the project',
    },
    resume: {
      question: 'Resume {title}?',
      effect:
        'The portal opens again for {registered, plural, =0 {new applicants} one {the one registered person} other {the # registered people}}. Batches that have ended meanwhile stay closed.',
      label: 'Resume the project',
    },
    archive: {
      question: 'Archive {title}?',
      effect:
        'The portal disappears for {registered, plural, =0 {everybody; nobody is registered} one {the one registered person} other {# registered people}}{writing, plural, =0 {} one {, one of whom has not submitted} other {, # of whom have not submitted}}. All data is kept, and you can take the project from the archive again.',
      label: 'Archive the project',
    },
    restore: {
      question: 'Take {title} from the archive?',
      effect:
        'It comes back suspended, with everything it had: {registered, plural, =0 {no people} one {one person} other {# people}}. You open the portal by resuming it.',
      label: 'Take from the archive',
    },
    copy: 'Copy',
    copyText:
      'Makes another project of this organisation with the same look, settings and form. People and their data are never copied. The start page does not list the copy until you say so.',
    copyButton: 'Copy the project',
    copyTitle: 'Copy the project',
    copyContent: 'With content',
    copyContentHint: 'Pages, tables and batches come along too. Published articles come as drafts.',
  },
  organisationAdministration: {
    menu: 'More about {name}',
    moveUp: 'Move up on the start page',
    moveDown: 'Move down on the start page',
    suspend: {
      question: 'Suspend {name}?',
      effect:
        '{projects, plural, =0 {None of its portals is open now.} one {Its open portal says that it is paused and takes nothing} other {Its # open portals say that they are paused and take nothing}}{projects, plural, =0 {} other { until you resume the organisation. {writing, plural, =0 {Nobody is writing an application there.} one {One person is writing an application there} other {# people are writing applications there}}{writing, plural, =0 {} other {{recent, plural, =0 {; none of them saved anything within the last hour.} one {; one of them saved something within the last hour.} other {; # of them saved something within the last hour.}}}}}} Nothing is lost, and staff go on working.',
      label: 'Suspend the organisation',
    },
    resume: {
      question: 'Resume {name}?',
      effect:
        'Each of its projects is as it was set before: {projects, plural, =0 {no portal opens} one {one portal opens} other {# portals open}}. Batches that have ended meanwhile stay closed.',
      label: 'Resume the organisation',
    },
    archive: {
      question: 'Archive {name}?',
      effect:
        'All its portals disappear{projects, plural, =0 {} one {, one of them open now} other {, # of them open now}}{writing, plural, =0 {} one {; one person there has not submitted} other {; # people there have not submitted}}. All data is kept, and you can take the organisation from the archive again.',
      label: 'Archive the organisation',
    },
    restore: {
      question: 'Take {name} from the archive?',
      effect: 'It comes back suspended, with everything it had. You open its portals by resuming it.',
      label: 'Take from the archive',
    },
    copy: 'Copy the organisation',
    copyTitle: 'Copy the organisation',
    copyLabel: 'Copy the organisation',
    copyText:
      'Makes another organisation with the same projects. Applicants, colleagues, sign-in rules and the log are never copied. The start page does not list the copies until you say so.',
    copyProjects: 'Projects to copy, and the addresses of the copies',
    copyContent: 'With content',
    copyContentHint: 'Pages, tables and batches come along too. Published articles come as drafts.',
  },
  firstSteps: {
    title: 'First steps',
    lead: 'From an empty installation to a portal that applicants can open. Each step is kept as you go; you can leave and come back.',
    failed: 'The first steps could not be loaded',
    done: 'Done',
    optional: 'Can wait',
    organisation: {
      title: 'An organisation',
      text: 'The institution that admits. It owns projects, and colleagues work for it.',
      deed: 'Create the organisation',
    },
    project: {
      title: 'A project',
      text: 'One admission: an address, a look, a form and a calendar of its own. Its form comes from a template that you choose.',
      deed: 'Create the project',
      done: '{title}, at /apply/{slug}/',
    },
    look: {
      title: 'The look',
      text: 'Colours, titles, pictures and footers, with the real portal beside them. Nobody sees a change before you publish it.',
      deed: 'Set up the look',
      done: 'Published by {name} on {time}',
    },
    batch: {
      title: 'A batch',
      text: 'The time in which people may apply.',
      none: 'No batch is open or to come. Add one in the calendar.',
      deed: 'Open the calendar',
      upcoming: '{title} begins on {time}. If everything is ready, open it now.',
      openNow: 'Open it now',
      done: '{title} is open until {time}',
    },
    colleagues: {
      title: 'Colleagues',
      text: 'Invite those who work with you, each with a role of their own.',
      deed: 'Invite colleagues',
      done: '{count, plural, one {One colleague works with you} other {# colleagues work with you}}',
    },
    portal: {
      title: 'The portal',
      text: 'Open it as an applicant sees it: register, fill in the form and submit.',
      deed: 'Open the portal',
      goOn: 'Go on with the project',
    },
  },
} as const;
