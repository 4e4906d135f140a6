/** The page of those who run the installation. */
export const operatorWords = {
  operator: {
    title: 'Operations',
    lead: 'How this installation is running. Only owners of the installation see this page.',
  },
  recentErrors: {
    heading: 'Recent errors',
    lead: 'Whoever meets an unexpected error reads a reference, such as KRTW-4071. By it you find where in the program it happened; who it was and what they wrote is not kept. The server’s log has the same reference.',
    search: 'Search by reference',
    list: 'Recent errors',
    reference: 'Reference',
    where: 'Where',
    what: 'Error',
    stack: 'Place in the program',
    failed: 'The errors could not be loaded',
    emptyTitle: 'No unexpected errors',
    emptyText: 'Errors of the last thirty days would stand here, the newest five hundred of them.',
    noMatchTitle: 'No error has this reference',
    noMatchText: 'Check the letters and digits. Errors are kept for thirty days, the newest five hundred of them.',
    clearFilter: 'Show all errors',
  },
} as const;
