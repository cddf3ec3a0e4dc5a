const additions = new EventTarget();

/** Tells the list of robots, an island of its own, that a robot was registered. */
export const reportAddedRobot = (id: string): void =>
  void additions.dispatchEvent(new CustomEvent('robot', { detail: id }));

/** Returns a function that stops listening. */
export function onAddedRobot(listener: (id: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  additions.addEventListener('robot', handle);
  return () => additions.removeEventListener('robot', handle);
}
