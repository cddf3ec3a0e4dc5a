/** Peers do not load a script again. Bundlers of some cannot compile an address that is only known then. */
export const loadPersistently = <Module>(_name: string, load: () => Promise<Module>): Promise<Module> => load();
