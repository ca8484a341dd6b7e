// Which modules of the build share a file. Left to itself it makes a file for each set of screens that share something:
// eighty before the first list, each one a request of its own, and together larger, because every file is compressed alone.

interface Group {
  readonly name: string
  /** Modules by their path; what they import comes with them, unless an earlier group has it. */
  readonly test: RegExp
  readonly priority: number
}

const groups: readonly Omit<Group, 'priority'>[] = [
  // The client, the session, and the first request. Not the first script itself: it waits for the screens, which would
  // wait for it.
  {
    name: 'start',
    test: /\/console\/(start\/start|store\/new-deployment|messages\/language|theme\/colour-scheme)\.ts$/,
  },
  // Apart from the frame, because files that arrive together are compiled at the same time. Most of the router is never
  // called; what draws is.
  { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router(-dom)?\// },
  // What every screen needs, and what both the list and the forms do: a form would load the list with it.
  {
    name: 'frame',
    test: /\/console\/(start\/show\.tsx|store\/|catalogue\/|messages\/[a-z-]+\.tsx?$|ui\/(page|permissions|values)\/|ui\/controls\/(use-phone|typed-key)\.|ui\/numbers\/(number-choices|use-[a-z-]+)\.|ui\/bulk\/undo-toast|resources\/products\/(use-collection-names|media-actions|stock-states|parts\/stock-status)\.)/,
  },
  {
    name: 'list',
    test: /\/console\/(ui\/list\/list-page|resources\/products\/product-list)\.tsx$/,
  },
  // What every screen made of MUI's components needs. Named by its folders: what imports the components by their
  // package would bring all of them.
  {
    name: 'look',
    test: /\/node_modules\/(@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming|material\/(styles|colors|utils|internal|Alert|Box|Button|ButtonBase|Card|Form[A-Za-z]*|IconButton|Link|Paper|Skeleton|SvgIcon|Typography)))\//,
  },
  {
    name: 'form',
    test: /\/node_modules\/(react-hook-form|@mui\/material\/(Dialog[A-Za-z]*|Switch)|ra-core\/dist\/(form|controller\/(edit|record)))\//,
  },
]

/** The groups of the console's build, the first with the highest priority. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))
