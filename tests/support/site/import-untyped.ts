/**
 * Imports a module of `robots/` or `studio/`, whose types are checked by separate settings. The caller states the
 * types.
 */
export const importUntyped = async <Exports>(module: `#robots/${string}` | `#studio/${string}`): Promise<Exports> =>
  (await import(/* @vite-ignore */ module)) as Exports;
