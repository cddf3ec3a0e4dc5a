'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

export function Behaviour() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(() => {
    // Elements extend HTMLElement, which the server does not have.
    void import('#react-parts/page-behaviour.client.ts').then(({ startPageBehaviour }) => startPageBehaviour());
  }, [pathname]);
  return null;
}
