import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { AtHomeProps } from './at-home.tsx';
import { arMode, detectDevice } from './at-home-links.browser.ts';

interface AtHomeParts extends Pick<AtHomeProps, 'way' | 'RoomButton'> {
  AtHome: ComponentType<AtHomeProps>;
}

/** The way into the visitor's room, where the device has one. Without its script there is none. */
export function useAtHome(isOffered: boolean): AtHomeParts | undefined {
  const [parts, setParts] = useState<AtHomeParts>();
  useEffect(() => {
    if (!isOffered) return;
    let isCurrent = true;
    loadParts().then(
      (loaded) => isCurrent && setParts(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isOffered]);
  return parts;
}

async function loadParts(): Promise<AtHomeParts | undefined> {
  const way = arMode(await detectDevice(window));
  if (!way) return undefined;
  const [home, room] = await Promise.all([
    import('./at-home.tsx'),
    way === 'webXr' ? import('./at-home-room.tsx') : undefined,
  ]);
  // A script that is missing in this build is undefined.
  return home && (way !== 'webXr' || room) && { way, AtHome: home.AtHome, RoomButton: room?.RoomButton };
}
