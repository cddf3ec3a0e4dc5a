'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { startPageBehaviour } from '../react-parts/page-behaviour.ts';

export function Behaviour() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(startPageBehaviour, [pathname]);
  return null;
}
