'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { startPageBehaviour } from '../react-parts/page-behaviour.ts';

export function Behaviour() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come
  useEffect(startPageBehaviour, [pathname]);
  return null;
}
