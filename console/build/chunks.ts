// The chunks of the build. By default it makes one for each set of screens that share modules: eighty before the first
// list, each a request, and larger in total, because every chunk is compressed alone.

/** Modules by path; their imports come with them, unless an earlier group has those. */
export const chunkGroups = [
  // The client, the session, and the first request. Not the entry: it awaits the screens, which would be a cycle.
  {
    name: 'start',
    test: /\/console\/(start\/start|store\/new-deployment|messages\/language|theme\/colour-scheme)\.ts$/,
  },
  // Apart from the frame, because chunks are compiled in parallel. Most of the router is never called; the renderer is.
  { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router(-dom)?\// },
  // What every screen needs, and what lists and forms share: a form would load the list with it.
  {
    name: 'frame',
    test: /\/console\/(start\/show\.tsx|store\/|catalogue\/|messages\/[a-z-]+\.tsx?$|ui\/(page|permissions|values)\/|ui\/controls\/(use-phone|typed-key)\.|ui\/numbers\/(number-choices|use-[a-z-]+)\.|ui\/bulk\/undo-toast|resources\/products\/(use-collection-names|stock-states|parts\/stock-status)\.)/,
  },
  {
    name: 'list',
    test: /\/console\/(ui\/list\/list-page|resources\/products\/product-list)\.tsx$/,
  },
  // What every MUI screen needs. Matched by folder: an import of MUI's package root would bring all of it.
  {
    name: 'look',
    test: /\/node_modules\/(@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming|material\/(styles|colors|utils|internal|Alert|Box|Button|ButtonBase|Card|Form[A-Za-z]*|IconButton|Link|Paper|Skeleton|SvgIcon|Typography)))\//,
  },
  {
    name: 'form',
    test: /\/node_modules\/(react-hook-form|@mui\/material\/(Dialog[A-Za-z]*|Switch)|ra-core\/dist\/(form|controller\/(edit|record)))\/|\/console\/resources\/products\/(product-input|save-product)\.ts$/,
  },
]
