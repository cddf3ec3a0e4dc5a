/** Modules that must never reach visitors: the document, the wrapper of islands, React's server. */
const rendering = [
  /\/document\/(document|render)\.tsx$/,
  /\/browser\/islands\/island\.tsx$/,
  /\/pages\//,
  /\/react-dom\/server/,
];

/** Modules that need interfaces of Node alone, such as Temporal, although code for browsers names their types. */
export const needingNode = [
  /\/core\/time\/(instant|expected-time)\.ts$/,
  /\/core\/words\/calendar-dates\.ts$/,
  /\/desk\/dated-content\/local-time\.ts$/,
];

/** Modules that the build refuses, by the environment whose scripts go to browsers. */
export const serverOnly: Readonly<Record<string, readonly RegExp[]>> = {
  client: [...rendering, ...needingNode],
  desk: needingNode,
};
